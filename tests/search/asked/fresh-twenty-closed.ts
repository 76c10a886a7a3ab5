/**
 * Every third query of the twentieth batch, from the second of each kind on: counted once, after mending, and not looked at.
 */
import { PLAIN_HDMI } from '../plain-hdmi.ts';
import { judgementsOf } from '../rule-line.ts';

export const FRESH_TWENTY_CLOSED = judgementsOf(String.raw`
  small | adaptador d vga p/ hdmi | sku:FS-ADP-VGH
  small | cabo pra por na caixa ativa xlr 15m | sku:FS-PRO-XLR-150
  small | algo pra numerar os cabos do rack | sku:FS-FER-ETQ
  spacing | uhbr 20 | sku^:FS-DSP-80
  spacing | hd 15 5m | sku:FS-LEG-VGA-050
  spacing | 100w usb c 2 metro | sku:FS-USC-G1-020,FS-USC-U4A-020
  slang | fio de caixinha de som vermelho preto | sku:FS-CXA-B07-1000
  slang | enforca gato | sku:FS-FER-ABR
  slang | tomadinha de rede pra parede | sku:FS-KEY-E2,FS-KEY-EHR,FS-KEY-R6,FS-KEY-R6A
  slang | cabo de fibra da vivo | sku^:FS-FIB-SSA-
  brand | sala voz optico 2m | sku:FS-AUD-TOS-020
  brand | lume fio hdmi 30m | sku:FS-HDM-O48-300,FS-HDM-O18-300
  length | cabo xlr 1500 cm | sku:FS-PRO-XLR-150
  length | cabo de rede 500mm | sku:FS-NET-C6-005
  length | cabo de rede ate 1 metro e meio cat6 | sku:FS-NET-C6-005,FS-NET-C6-015
  length | cabo displayport maior que 3m | sku^:FS-DSP-O14-
  price | hdmi 2m na faixa de 50 a 90 reais | ${PLAIN_HDMI} m=2 p>=50 p<=90
  price | onde compro patch panel 48 | sku:FS-KEY-P48
  price | cabo p2 p2 entrega hoje | sku^:FS-AUD-P2-
  device | nintendo switch na tv | ${PLAIN_HDMI}
  device | canon t5i hdmi | sku^:FS-HDM-MNI-
  device | interface de audio nas caixas de estudio | sku^:FS-PRO-TRS-,FS-PRO-XLR-
  device | cabo pra mesa dmx de iluminacao | sku^:FS-PRO-DMX-
  device | caixa ativa de palco microfone 5m | sku:FS-PRO-XLR-050
  direction | hdmi do ps5 no monitor displayport | sku:FS-ADP-HDP
  direction | dvi no hdmi | sku:FS-LEG-DVH-020,FS-ADP-DVH
  direction | celular tipo c na tv hdmi 3m | sku:FS-USC-HDM-030
  head | espelho com hdmi | sku:FS-KEY-EHR
  head | testador de cabo xlr | sku:FS-FER-TST
  head | painel pra 24 keystone | sku:FS-KEY-PK24
  look | hdmi branco | sku^:FS-HDM-PLN-
  look | fibra roxa | sku^:FS-FIB-LL4-
  look | cabo de pedal laranja | sku:FS-PRO-PTC-003
  plural | cabos balanceados macho e femea 3 metros | sku:FS-PRO-XLR-030
  plural | velcros coloridos | sku:FS-FER-VLC
  glued | hdmiparavga | sku:FS-ADP-HVG
  glued | caboxlr5m | sku:FS-PRO-XLR-050
  glued | extensorhdmi60m | sku:FS-DST-E60
  typo | dislpayport 1.4 | c:displayport/ f:compatibilidade=DisplayPort 1.4
  typo | adptadpr usb-c hdmi | sku:FS-ADP-CHP
  typo | patvh cord 3m | sku:FS-NET-C6-030,FS-NET-C6A-030,FS-NET-C8-030
  accent | extensão de fonê | sku:FS-AUD-P3X-020
  wishes | splitter 4k com 4 saidas hdr | sku:FS-DST-S14
  wishes | cabo hdmi longo pra projetor que passe 4k60 em 30 metros | sku:FS-HDM-O48-300,FS-HDM-O18-300
  wishes | bobina de rede externa com protecao uv | sku:FS-NET-B6X-3050
  missing | carregador de notebook usb c 65w | none
  missing | caixa de som bluetooth | none
  missing | rack 12u | none
  missing | microfone sem fio | none
`);
