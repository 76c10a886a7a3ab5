/** What a device is called on a page asks for it alone. */
import { expect, it } from 'vitest';
import { reader, readQuestion } from '#lib/domain/finder/question.ts';
import { SHIPPED_RULES } from '#lib/domain/finder/shipped-rules.ts';
import { nearestOf, wordsOf } from '#lib/domain/finder/words.ts';

const READER = reader(SHIPPED_RULES);
const { deviceWords, noise } = READER;

it.each(SHIPPED_RULES.devices)('"$name" is no other device', ({ id, name }) => {
  expect(nearestOf(deviceWords, wordsOf(name, noise))).toEqual([id]);
});

it.each([
  ['notbook positivo', 'notebook'],
  ['telivisao da sala', 'tv'],
  ['projtor da igreja', 'projetor'],
])('"%s" is read as %s for all its spelling', (text, id) => {
  expect(nearestOf(deviceWords, wordsOf(text, noise))).toEqual([id]);
});

it.each(['geladeira frost free', 'cafeteira', 'ventilador de teto'])('"%s" is no device', (text) => {
  expect(nearestOf(deviceWords, wordsOf(text, noise))).toEqual([]);
});

const meant = (deAparelho: string, paraAparelho: string, dePorta = '') => {
  const asked = { deAparelho, dePorta, paraAparelho, paraPorta: '', metros: 2, precisa: [] };
  const { read, unknown } = readQuestion(READER, asked);
  return read ? [read.devices.from?.id, read.devices.to?.id] : unknown;
};

it('asks which switch is meant where the other end does not tell', () => {
  expect(meant('switch', 'tv')).toEqual([
    {
      field: 'deAparelho',
      text: 'switch',
      like: ['Nintendo Switch', 'Switch de rede', 'Distribuidor HDMI'],
      several: true,
    },
  ]);
  expect(meant('ps5', 'switch')).toMatchObject([{ like: ['Switch de rede', 'Distribuidor HDMI'] }]);
  expect(meant('camera ip', 'switch')).toEqual(['camera-ip', 'switch-de-rede']);
  expect(meant('switch', 'roteador')).toEqual(['switch-de-rede', 'roteador']);
  expect(meant('switch', 'servidor', 'sfp+ sr')).toEqual(['switch-de-rede', 'servidor']);
  expect(meant('nintendo switch', 'tv')).toEqual(['switch', 'tv']);
  expect(meant('switch hdmi', 'tv')).toEqual(['matriz-hdmi', 'tv']);
});

it.each([
  'PlayStation 6',
  'playstation6',
  'Xbox 720',
  'iPhone 25',
  'Nintendo Switch 3',
  'RTX 9090',
  'portão eletrônico',
])('asks back about "%s", which nobody knows', (device) =>
  expect(meant(device, 'tv')).toMatchObject([{ field: 'deAparelho', text: device }]),
);

it.each([
  ['video game ps5 slim', 'ps5'],
  ['console playstation 4 500 gb', 'ps4'],
  ['iphone 13 128 gb', 'iphone-antigo'],
  ['iphone 18 pro', 'iphone'],
])('reads "%s" by its number', (device, id) => expect(meant(device, 'tv')).toEqual([id, 'tv']));

it.each([
  ['monitor de computador', 'monitor'],
  ['tela do notebook', 'monitor'],
  ['monitores krk', 'caixa-ativa'],
  ['tv box da sala', 'tv-box'],
])('takes a screen named first for what is meant: "%s"', (device, id) =>
  expect(meant('', device, 'hdmi')).toEqual([undefined, id]),
);

const portOf = (device: string, port: string, out = false) => {
  const [from, to] = out
    ? [
        [device, port],
        ['', 'hdmi'],
      ]
    : [
        ['', 'hdmi'],
        [device, port],
      ];
  const [deAparelho = '', dePorta = ''] = from ?? [];
  const [paraAparelho = '', paraPorta = ''] = to ?? [];
  const asked = { deAparelho, dePorta, paraAparelho, paraPorta, metros: 2, precisa: [] };
  const { read } = readQuestion(READER, asked);
  return (out ? read?.from : read?.to)?.map(({ port: { id } }) => id);
};

it('takes the plug that is named for more than what is printed beside it', () => {
  expect(portOf('notebook', 'entrada P2 de microfone')).toEqual(['p2-microfone']);
  expect(portOf('mesa de som', 'Main Out P10 TRS', true)).toEqual(['p10-trs']);
  expect(portOf('mesa de som', 'Main Out', true)).toEqual(['xlr']);
});

it('takes the word for a side alone for all that the device has there', () => {
  expect(portOf('cubo de guitarra', 'INPUT 1')).toEqual(['p10-instrumento']);
  expect(portOf('pedal', 'saída', true)).toEqual(['p10-instrumento']);
});

it('reads a name of several ports as the one that the device has', () => {
  const asked = { deAparelho: 'celular', dePorta: 'fone', paraPorta: 'aux', metros: 2, precisa: [] };
  const to = (paraAparelho: string) =>
    readQuestion(READER, { ...asked, paraAparelho }).read?.to.map(({ port }) => port.id);
  expect(to('som do carro')).toEqual(['p2']);
  expect(to('receiver')).toEqual(['rca']);
});
