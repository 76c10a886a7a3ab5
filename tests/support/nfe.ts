/** XML of a NF-e as an issuer's program writes it, with what matters of it and a little beside. */
export type NfeFacts = {
  readonly chave: string;
  /** CPF or CNPJ of the buyer. */
  readonly destinatario: string;
  /** `128.30`. */
  readonly total: string;
  readonly homologacao?: boolean;
  readonly semProtocolo?: boolean;
  readonly entrada?: boolean;
};

/** Of CNPJ 11.222.333/0001-81, the demo store's. @param numero Of the nota. */
export function accessKey(numero: number, issuer = '11222333000181'): string {
  const body = `352611${issuer}55001${String(numero).padStart(9, '0')}112345678`;
  const sum = [...body]
    .reverse()
    .reduce((total, letter, place) => total + (letter.charCodeAt(0) - 48) * (2 + (place % 8)), 0);
  const rest = sum % 11;
  return `${body}${rest < 2 ? 0 : 11 - rest}`;
}

export function nfeXml({ chave, destinatario, total, ...how }: NfeFacts): string {
  const tag = destinatario.length === 11 ? 'CPF' : 'CNPJ';
  const protocol = how.semProtocolo
    ? ''
    : `<protNFe versao="4.00"><infProt><tpAmb>1</tpAmb><chNFe>${chave}</chNFe><nProt>135260000000001</nProt><cStat>100</cStat><xMotivo>Autorizado o uso da NF-e</xMotivo></infProt></protNFe>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><NFe><infNFe versao="4.00" Id="NFe${chave}">
<ide><cUF>35</cUF><mod>55</mod><serie>1</serie><nNF>1</nNF><dhEmi>2026-11-20T10:00:00-03:00</dhEmi><tpNF>${how.entrada ? 0 : 1}</tpNF><tpAmb>${how.homologacao ? 2 : 1}</tpAmb></ide>
<emit><CNPJ>${chave.slice(6, 20)}</CNPJ><xNome>Loja &amp; Filhos</xNome></emit>
<dest><${tag}>${destinatario}</${tag}><xNome>Ana</xNome></dest>
<det nItem="1"><prod><vProd>1.00</vProd></prod></det>
<total><ICMSTot><vProd>1.00</vProd><vNF>${total}</vNF></ICMSTot></total></infNFe></NFe>${protocol}</nfeProc>
`;
}
