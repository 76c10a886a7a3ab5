/** An account's own data, as its owner reads them. */
import type { Aparelho, Conta, EnderecoConta } from '#lib/contract/account.ts';
import { deviceName } from '../devices.ts';
import type { AddressRow } from '../queries/delivery-addresses.ts';
import type { AccountRow, DeviceRow } from '../queries/own-account.ts';

export function presentAccount(row: AccountRow): Conta {
  return {
    pessoa: row.pessoa,
    email: row.email,
    nomeRazao: row.nome_razao,
    nomeFantasia: row.nome_fantasia,
    cpfCnpj: row.cpf_cnpj,
    inscricaoEstadual: row.inscricao_estadual,
    celular: row.celular,
    telefone: row.telefone,
    optin: row.optin,
    smsOptin: row.sms_optin,
    criadaEm: row.created_at.toISOString(),
  };
}

export function presentAddress(row: AddressRow): EnderecoConta {
  return { ...row };
}

export function presentDevice({ id, user_agent, login_at, login_seen_at }: DeviceRow, own: string): Aparelho {
  return {
    id: deviceName(id),
    atual: id === own,
    navegador: user_agent,
    entrouEm: login_at?.toISOString() ?? '',
    vistoEm: login_seen_at?.toISOString() ?? '',
  };
}
