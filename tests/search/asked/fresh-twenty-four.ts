/**
 * A twenty-fourth batch: 40 adversarial queries of the classes that two judges found wrong and of their neighbours, written before an answer was
 * seen by who had mended those classes, and counted once before anything else was changed.
 */
import { PLAIN_HDMI } from '../plain-hdmi.ts';
import { judgementsOf } from '../rule-line.ts';

export const FRESH_TWENTY_FOUR = judgementsOf(`
  device | cabo pro saund bar 2m | sku:FS-AUD-TOS-020,FS-HDM-HS-018,FS-HDM-P18-020,FS-HDM-E18-020,FS-HDM-U48-020,FS-HDM-E48-020,FS-HDM-PLN-020,FS-HDM-N18-020,FS-HDM-N48-020
  device | fio da caixa de som do computador | sku^:FS-AUD-P2-,FS-AUD-P2R-
  device | ligar leptop na teve | sku^:FS-HDM-,FS-USC-HDM-,FS-USC-H8K-,FS-ADP-CHP,FS-ADP-VGH,FS-DSP-HDM-,FS-ADP-DPH
  device | cabo pro vidio game | sku^:FS-HDM-
  device | cabo pra tocadisco | sku^:FS-AUD-RCA-
  device | hdmi pro notbook de 5 metros | ${PLAIN_HDMI} m=5
  device | playstation5 cabo 3m | sku:FS-HDM-U48-030
  device | cabo da caixa amplificada pra mesa de som | sku^:FS-PRO-XLR-,FS-PRO-P10-,FS-PRO-TRS-,FS-PRO-XTR-,FS-PRO-S08-
  device | cabo de rede pra tevê 10m | sku:FS-NET-C6-100,FS-NET-C6A-100
  device | cabo pra gravador das cameras | sku^:FS-SDI-,FS-HDM-
  glued | cabosoundbar | sku^:FS-AUD-TOS-,FS-HDM-
  glued | fonedeouvido extensao | sku:FS-AUD-P3X-020
  glued | tomadaderede | sku:FS-KEY-R6,FS-KEY-R6A,FS-KEY-E2,FS-KEY-EHR
  glued | cabomicrofone5m | sku:FS-PRO-XLR-050
  verbs | usb c que carrega notebook e manda imagem pro monitor | sku^:FS-USC-G1-,FS-USC-G2-,FS-USC-U,FS-USC-DSP-,FS-USC-HDM-,FS-USC-H8K-,FS-ADP-CHP
  verbs | cabo tipo c carrega rapido 100w | sku^:FS-USC-G1-,FS-USC-G2-,FS-USC-U
  verbs | adaptador tipo c que carrega e passa hdmi | sku:FS-ADP-CHP
  verbs | cabo que passa imagem 8k | sku^:FS-HDM-U48-,FS-HDM-E48-,FS-HDM-N48-,FS-HDM-O48-,FS-HDM-U96-,FS-DSP-,FS-USC-
  verbs | coisa que divide a imagem em 4 tvs | sku:FS-DST-S14
  leads | adaptador tipo c pro projetor | sku^:FS-ADP-CHP,FS-USC-HDM-,FS-USC-H8K-
  leads | adaptador mini displayport tv | sku:FS-ADP-MDH
  leads | conversor dvi pra tv | sku^:FS-ADP-DVH,FS-LEG-DVH-
  leads | adaptador usb c para displayport | sku^:FS-USC-DSP-
  leads | cabo do celular pro monitor displayport | sku^:FS-USC-DSP-
  wall | tomada de internet de parede cat6 | sku:FS-KEY-R6,FS-KEY-R6A,FS-KEY-EHR
  wall | espelho de parede pra 2 pontos de rede | sku:FS-KEY-E2
  wall | ponto de hdmi na parede | sku:FS-KEY-EHR,FS-KEY-HDM
  notice | cabo do modem da claro 3m | sku:FS-NET-C6-030,FS-NET-C6A-030,FS-NET-C8-030
  notice | fibra do roteador da tim 3 metros | sku:FS-FIB-SSA-030
  notice | cabo do sub ativo 3m | sku:FS-AUD-SUB-030
  notice | bnc da camera 30 metros | sku:FS-SDI-3G-300,FS-SDI-12R6-300
  look | cabo de violão com plug em l | sku^:FS-PRO-P10-,FS-PRO-PTC-
  look | hdmi bem comprido pra igreja | sku^:FS-HDM-O
  missing | fonte 5v 2a | none
  missing | bateria 9v | none
  missing | carregador turbo tipo c | none
  missing | pedestal de microfone | none
  missing | cabo p10 para usb | none
  missing | lampada led | none
  missing | suporte articulado pra tv 55 | none
`);
