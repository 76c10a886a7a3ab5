import { describe, expect, it } from 'vitest';
import { CONTACT_LIMITS, messageFaults, readMessage } from '#lib/domain/leads/contact-form.ts';

const GOOD = {
  nome: 'Rita Prado',
  email: 'rita@exemplo.com.br',
  contato: '',
  assunto: '',
  mensagem: 'Serve no projetor?',
};
const form = (fields: Readonly<Record<string, string>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe('a message', () => {
  it('keeps its lines, and puts every other field on one', () => {
    const typed = readMessage(form({ ...GOOD, nome: ' Rita\r\n Prado ', mensagem: 'Um\r\n\r\ndois\0 ' }));
    expect(typed).toEqual({ ...GOOD, mensagem: 'Um\n\ndois' });
  });

  it('is blank of a form without fields or with a file in the place of a text', () => {
    const data = form({});
    data.set('mensagem', new File(['x'], 'x.txt'));
    expect(Object.values(readMessage(data)).join('')).toBe('');
  });

  it('can be sent without telephone and subject', () => {
    expect(messageFaults(GOOD)).toEqual({});
  });

  it.each(['nome', 'email', 'mensagem'] as const)('cannot be sent without %s', (field) => {
    expect(messageFaults({ ...GOOD, [field]: '' })).toEqual({ [field]: 'missing' });
  });

  it.each(['nome', 'contato', 'assunto', 'mensagem'] as const)('has its limit of %s', (field) => {
    const most = CONTACT_LIMITS[field];
    expect(messageFaults({ ...GOOD, [field]: 'a'.repeat(most) })).toEqual({});
    expect(messageFaults({ ...GOOD, [field]: 'a'.repeat(most + 1) })).toEqual({ [field]: 'long' });
  });

  it('needs an address that can be answered', () => {
    expect(messageFaults({ ...GOOD, email: 'rita' })).toEqual({ email: 'wrong' });
  });
});
