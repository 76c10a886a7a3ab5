/** `/painel/pagamentos/pix-api`: what its forms do. */
import type { Api } from '#lib/api/client.ts';
import { registerPixNotices, savePixApi, savePixApiSecrets, testPixApi } from '#lib/api/panel-pix-api.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { faultsOf } from '#lib/domain/panel/record.ts';
import { PIX_API_FIELDS, pixApiFaults } from '#lib/domain/payments/pix-api-fields.ts';
import { panelPixApiPath } from '#lib/paths.ts';
import type { panelPixApiText } from '#lib/text/panel-pix-api.ts';
import { attempt, refuse } from '../account/visit.ts';
import { problemsOf, type Typed, typedIn, valuesOf } from './record-form.ts';

/** What was typed of the account; undefined where another form was sent. */
type TypedAccount = Typed<typeof PIX_API_FIELDS> | undefined;

const done = (aviso: keyof typeof panelPixApiText.notices) => `${panelPixApiPath}?aviso=${aviso}`;

/** A save by somebody else in the meantime is reported under `conflict`, what is wrong with a file under `certificado`. */
export async function answerPixApi(api: Api, posted: FormData): Promise<FormOutcome<TypedAccount>> {
  const acao = line(posted, 'acao');
  if (acao === 'segredos') {
    const secrets = {
      clientSecret: line(posted, 'clientSecret'),
      appKey: line(posted, 'appKey'),
      certificado: await fileOf(posted, 'certificado'),
      chavePrivada: await fileOf(posted, 'chavePrivada'),
      senha: line(posted, 'senha'),
    };
    return attempt<TypedAccount>(undefined, { 400: 'certificado', 404: 'form' }, async () => {
      await savePixApiSecrets(api, secrets);
      return done('segredos');
    });
  }
  if (acao === 'testar') {
    return attempt<TypedAccount>(undefined, { 409: 'form' }, async () => {
      await testPixApi(api);
      return done('testado');
    });
  }
  if (acao === 'avisos') {
    return attempt<TypedAccount>(undefined, { 409: 'form' }, async () => {
      await registerPixNotices(api);
      return done('avisos');
    });
  }
  const typed = typedIn(PIX_API_FIELDS, posted);
  const values = valuesOf(PIX_API_FIELDS, typed);
  const faults = faultsOf(PIX_API_FIELDS, values, pixApiFaults(values));
  const problems = problemsOf(PIX_API_FIELDS, faults);
  if (Object.keys(problems).length > 0) return refuse<TypedAccount>(typed, problems);
  return attempt<TypedAccount>(typed, { 400: 'form', 409: 'conflict' }, async () => {
    await savePixApi(api, { ...values, revisao: line(posted, 'revisao') });
    return done('salvo');
  });
}

/** In base64, '' for none. */
async function fileOf(posted: FormData, name: string): Promise<string> {
  const file = posted.get(name);
  return file instanceof File ? Buffer.from(await file.arrayBuffer()).toString('base64') : '';
}
