import { asks, type Case } from './case.ts';

/** Sound: consumer and professional, speakers, light control. */
export const AUDIO: readonly Case[] = [
  asks('TV / Saída óptica', 'Soundbar / Entrada óptica', 1.5, 'som', 'cabo TOS>TOS', { certo: /TOS-020/ }),
  asks('TV / Saída óptica', 'Receiver / Óptica', 4, 'som-multicanal', 'cabo TOS>TOS', { certo: /TOS-050/ }),
  asks('TV / Óptica', 'Receiver / Óptica', 8, 'som', 'cabo TOS>TOS', { certo: /TOS-100/ }),
  asks('TV / Óptica', 'Receiver / Óptica', 12, 'som', 'nenhum distancia'),
  asks('DVD / Coaxial digital', 'Receiver / Coaxial digital', 2, 'som-multicanal', 'cabo RCA>RCA', {
    certo: /COX-030/,
    errado: /SUB|AUD-RCA/,
  }),
  asks('DVD / Coaxial digital', 'Receiver / Coaxial digital', 0.7, '', 'cabo RCA>RCA', { certo: /COX-010/ }),
  asks('Receiver / SUB OUT', 'Subwoofer / RCA', 2.5, 'sub', 'cabo RCA>RCA', {
    certo: /SUB-030/,
    errado: /COX/,
  }),
  asks('Receiver / Pre-out sub', 'Subwoofer / LFE', 6, 'sub', 'cabo RCA>RCA', { certo: /SUB-075/ }),
  asks('Receiver / SUB OUT', 'Subwoofer / RCA', 12, 'sub', 'nenhum distancia|catalogo'),
  asks('CD player / RCA', 'Amplificador / RCA', 0.8, 'estereo', 'cabo RCA2>RCA2', { certo: /AUD-RCA-010/ }),
  asks('CD player / RCA', 'Receiver / RCA', 4, 'estereo', 'cabo RCA2>RCA2', { certo: /AUD-RCA-050/ }),
  asks('Toca-discos / RCA linha', 'Amplificador / RCA', 1.5, 'estereo', 'cabo RCA2>RCA2', {
    certo: /AUD-RCA-020/,
  }),
  asks('Toca-discos / Phono', 'Receiver / Entrada phono', 0.8, 'estereo', 'cabo RCA2>RCA2', {
    certo: /AUD-RCA-010/,
    diz: /terra/,
  }),
  asks('Celular / P2', 'Caixa ativa / P2', 0.8, 'estereo', 'cabo P2>P2', { certo: /P2-010/ }),
  asks('Notebook / P2', 'Receiver / RCA', 1.5, 'estereo', 'cabo P2>RCA2', { certo: /P2R-020/ }),
  asks('TV / Saída de fone P2', 'Amplificador / RCA', 4, 'som', 'cabo P2>RCA2', { certo: /P2R-050/ }),
  asks('Notebook / P2', 'Caixa ativa / P2', 1.7, 'estereo', 'cabo P2>P2', { certo: /AUD-P2-020/ }),
  asks('Toca-discos / RCA linha', 'Caixa ativa / P2', 1.5, 'estereo', 'cabo RCA2>P2', { certo: /P2R-020/ }),
  asks('Notebook / P2', 'Receiver / RCA', 8, 'estereo', 'nenhum distancia|catalogo'),
  asks('Microfone / XLR', 'Mesa de som / XLR', 4, 'balanceado', 'cabo XLRF>XLRM', {
    certo: /PRO-XLR-050/,
    errado: /DMX/,
  }),
  asks('Microfone condensador / XLR', 'Interface de áudio / XLR combo', 2.5, 'phantom', 'cabo XLRF>XLRM', {
    certo: /PRO-XLR-030/,
  }),
  asks('Microfone / XLR macho', 'Mesa de som / XLR fêmea', 18, '', 'cabo XLRF>XLRM', {
    certo: /PRO-XLR-200/,
  }),
  asks('Microfone / XLR', 'Mesa de som / XLR', 30, 'balanceado', 'cadeia XLRF>XLRM|cabo XLRF>XLRM', {
    certo: /PRO-XLR|SPK/,
  }),
  asks('Mesa de som / XLR saída', 'Caixa ativa / XLR', 9, 'balanceado', 'cabo XLRF>XLRM', {
    certo: /PRO-XLR-100/,
  }),
  asks('Mesa de som / XLR', 'Caixa ativa / XLR', 13, '', 'cabo XLRF>XLRM', { certo: /PRO-XLR-150/ }),
  asks('Mesa de som / XLR (saída)', 'Interface de áudio / P10 TRS', 1.5, 'balanceado', 'cabo XLRF>TRS', {
    certo: /PRO-XTR-020/,
  }),
  asks('Mesa de som / XLR', 'Monitor de estúdio / P10 TRS', 4, 'balanceado', 'cabo XLRF>TRS', {
    certo: /PRO-XTR-050/,
  }),
  asks('Interface de áudio / P10 TRS', 'Monitor de estúdio / P10 TRS', 2, 'balanceado', 'cabo TRS>TRS', {
    certo: /PRO-TRS-030/,
  }),
  asks('Interface de áudio / TRS balanceado', 'Caixa ativa / TRS', 4, 'balanceado', 'cabo TRS>TRS', {
    certo: /PRO-TRS-050/,
  }),
  asks('Guitarra / P10', 'Amplificador de guitarra / P10', 2.5, 'mono', 'cabo TS>TS', {
    certo: /PRO-P10-030/,
    errado: /SPO|TRS/,
  }),
  asks('Guitarra / P10', 'Pedal / P10', 4, '', 'cabo TS>TS', { certo: /PRO-P10-050/ }),
  asks('Baixo / P10', 'Interface de áudio / P10 instrumento', 5, '', 'cabo TS>TS', { certo: /PRO-P10-060/ }),
  asks('Guitarra / P10', 'Amplificador de guitarra / P10', 9, '', 'nenhum distancia|catalogo'),
  asks('Teclado / P10', 'Mesa de som / P10', 2.5, '', 'cabo TS>TS', { certo: /PRO-P10-030/ }),
  asks('Mesa de som / XLR', 'Interface de áudio / P10 TRS', 2, '8-canais', 'cabo XLRF>TRS', {
    certo: /PRO-S08-030/,
  }),
  asks('Palco / XLR', 'Mesa de som / XLR', 13, '8-canais', 'cabo XLRF>XLRM', { certo: /PRO-SPK-150/ }),
  asks('Mesa DMX / XLR DMX', 'Refletor / DMX', 2.5, 'dmx', 'cabo XLRF>XLRM', {
    certo: /PRO-DMX-030/,
    errado: /PRO-XLR/,
  }),
  asks('Mesa de luz / DMX 3 pinos', 'Moving head / DMX 3 pinos', 8, 'dmx', 'cabo XLRF>XLRM', {
    certo: /PRO-DMX-100/,
    errado: /PRO-XLR/,
  }),
  asks('Mesa de luz / DMX', 'Refletor / DMX', 16, 'dmx', 'cadeia XLRF>XLRM', {
    certo: /PRO-DMX-100/,
    errado: /PRO-XLR/,
  }),
  asks('/ AES3', '/ AES3', 2, '', 'cabo XLRF>XLRM', { certo: /PRO-DMX-030/ }),
  asks('Amplificador / Speakon', 'Caixa passiva / Speakon', 8, 'potencia', 'cabo SPK>SPK', {
    certo: /SPO-100/,
    errado: /P10/,
  }),
  asks('Amplificador / Speakon', 'Caixa passiva / Speakon', 4, 'potencia,8-ohms', 'cabo SPK>SPK', {
    certo: /SPO-050/,
  }),
  asks('Receiver / Bornes', 'Caixa passiva / Bornes', 8, 'potencia,8-ohms', 'cabo BARE>BARE', {
    certo: /CXA-F15-100/,
    errado: /B07/,
  }),
  asks('Receiver / Borne', 'Caixa acústica / Borne', 12, 'potencia,4-ohms', 'cabo BARE>BARE', {
    certo: /CXA-F25-200/,
    errado: /F15|B07/,
  }),
  asks('Receiver / Borne', 'Caixa acústica / Borne', 18, 'potencia,8-ohms', 'cabo BARE>BARE', {
    certo: /CXA-(F25-200|B25)/,
    errado: /F15|B07/,
  }),
  asks('Receiver / Borne', 'Caixa acústica / Borne', 18, 'potencia,4-ohms', 'cabo BARE>BARE', {
    certo: /CXA-B40/,
    errado: /F15|F25|B07|B25/,
  }),
  asks('Receiver / Borne', 'Caixa acústica / Borne', 35, 'potencia,8-ohms', 'cabo BARE>BARE', {
    certo: /CXA-B40/,
  }),
  asks('Receiver / Borne', 'Caixa acústica / Borne', 60, 'potencia,8-ohms', 'nenhum distancia'),
  asks('Receiver / Borne', 'Caixa acústica / Borne', 25, 'potencia,4-ohms', 'nenhum distancia|catalogo'),
  asks('Amplificador / Banana', 'Caixa passiva / Banana', 2.5, 'potencia', 'cabo BAN>BAN', {
    certo: /PRT-030/,
  }),
  asks('Mesa de som / RCA saída', 'Gravador / RCA', 0.8, 'estereo', 'cabo RCA2>RCA2'),
  asks('Notebook / P3', 'Headset / P3', 1.5, '', 'cabo P3>P3', { certo: /P3X/, diz: /esgotad/ }),
  asks('TV / Óptica', 'Soundbar / Óptica', 1, 'estereo', 'cabo TOS>TOS'),
];
