import { asks, type Case } from './case.ts';

/** Copper and fibre networks. */
export const NETWORK: readonly Case[] = [
  asks('Roteador / RJ45', 'TV / RJ45', 1.2, '1g', 'cabo RJ45>RJ45', { certo: /NET-C6-015/ }),
  asks('Roteador / RJ45', 'PC / RJ45', 4, '1g', 'cabo RJ45>RJ45', { certo: /NET-C6-050/ }),
  asks('Roteador / RJ45', 'PS5 / RJ45', 9, '1g', 'cabo RJ45>RJ45', { certo: /NET-C6-100/ }),
  asks('Switch de rede / RJ45', 'Servidor / RJ45', 0.8, '10g', 'cabo RJ45>RJ45', { certo: /NET-C6A?-/ }),
  asks('Switch de rede / RJ45', 'NAS / RJ45', 4, '10g', 'cabo RJ45>RJ45', { certo: /NET-C6A?-050/ }),
  asks('Switch de rede / RJ45', 'Servidor / RJ45', 2.5, '40g', 'cabo RJ45>RJ45', {
    certo: /NET-C8-030/,
    errado: /C6/,
  }),
  asks('Switch de rede / RJ45', 'Servidor / RJ45', 8, '40g', 'nenhum distancia|catalogo'),
  asks('Switch PoE / RJ45 PoE', 'Câmera IP / RJ45 PoE', 8, 'poe', 'cabo RJ45>RJ45', {
    certo: /NET-C6A?-100/,
  }),
  asks('Switch PoE / RJ45 PoE', 'Access point / RJ45', 30, 'poe,1g', 'cadeia RJ45>RJ45', {
    certo: /NET-B6.*KEY-R6|KEY-R6.*NET-B6/,
  }),
  asks('Roteador / RJ45', 'Roteador / RJ45', 50, '1g', 'cadeia RJ45>RJ45', { certo: /NET-B6-3050/ }),
  asks('Switch de rede / RJ45', 'Servidor / RJ45', 60, '10g', 'cadeia RJ45>RJ45', {
    certo: /NET-B6A-3050/,
    errado: /B6-3050|B6X/,
  }),
  asks('Switch PoE / RJ45', 'Câmera IP / RJ45', 40, 'poe,externo', 'cadeia RJ45>RJ45', {
    certo: /NET-B6X-3050/,
  }),
  asks('Roteador / RJ45', 'PC / RJ45', 130, '1g', 'nenhum distancia'),
  asks('Switch PoE / RJ45', 'Câmera IP / RJ45', 110, 'poe', 'nenhum distancia'),
  asks('Switch de rede / SFP+ SR', 'Servidor / SFP+ SR', 2.5, '10g', 'cabo LC>LC', {
    certo: /FIB-LL3-030/,
    errado: /LLS|LSS/,
  }),
  asks('Switch de rede / LC multimodo', 'Servidor / LC multimodo', 4, '10g', 'cabo LC>LC', {
    certo: /FIB-LL[34]-050/,
  }),
  asks('Switch de rede / SFP LC OM4', 'Storage / LC OM4', 1.5, '10g', 'cabo LC>LC', { certo: /FIB-LL[34]/ }),
  asks('Switch de rede / SFP+ LR', 'Roteador / SFP+ LR', 8, '10g', 'cabo LC>LC', {
    certo: /FIB-LLS-100/,
    errado: /LL3|LL4/,
  }),
  asks('Switch de rede / LC monomodo', 'DIO / SC monomodo UPC', 2, '1g', 'cabo LC>SC', {
    certo: /FIB-LSS-030/,
  }),
  asks('Switch de rede / LC OS2', 'DIO / SC UPC', 4, '10g', 'cabo LC>SC', { certo: /FIB-LSS-050/ }),
  asks('Tomada óptica / SC/APC', 'ONU / SC/APC', 2.5, 'gpon', 'cabo SCA>SCA', { certo: /FIB-SSA-030/ }),
  asks('PTO / SC APC', 'ONU / SC APC', 8, 'gpon', 'cabo SCA>SCA', { certo: /FIB-SSA-100/ }),
  asks('ONU / RJ45', 'Roteador / RJ45', 1, '1g', 'cabo RJ45>RJ45', { certo: /NET-C6-015/ }),
  asks('Roteador / RJ45', 'PC / RJ45', 0.3, '', 'cabo RJ45>RJ45', { certo: /NET-C6-005/ }),
  asks('Modem / LAN', 'Roteador / WAN', 0.8, '', 'cabo RJ45>RJ45'),
];
