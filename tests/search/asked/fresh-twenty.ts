/**
 * A twentieth batch: 100 queries of sixteen kinds, written from names and data sheets before an answer was seen, by who then mended the causes. 49 more
 * of the same list are in `fresh-twenty-closed.ts`.
 */
import { PLAIN_HDMI } from '../plain-hdmi.ts';
import { judgementsOf } from '../rule-line.ts';

export const FRESH_TWENTY = judgementsOf(String.raw`
  small | cabo hdmi p/ o notebook c/ 3m | ${PLAIN_HDMI} m=3
  small | cabo de rede pro roteador 1,5 m | sku:FS-NET-C6-015
  small | fio p caixa d som 10m | sku:FS-CXA-F15-100,FS-CXA-F25-100
  small | cabo c/ rca nas 2 pontas 5m | sku:FS-AUD-RCA-050
  small | o cabo óptico da tv | sku^:FS-AUD-TOS-
  small | negocio de ligar dois hdmi num so | sku:FS-DST-W31,FS-DST-W51
  spacing | cat6 a 3 m | sku:FS-NET-C6A-030
  spacing | 12 g sdi 10 m | sku:FS-SDI-12G-100
  spacing | rg 6 305m | sku:FS-SDI-R6-3050
  spacing | dmx 512 | sku^:FS-PRO-DMX-
  spacing | os 2 lc sc | sku^:FS-FIB-LSS-
  spacing | hdmi 8 k 1,5 m | sku:FS-HDM-U48-015
  spacing | patchcord cat 8 3 mts | sku:FS-NET-C8-030
  slang | cabo canon de mic 10m | sku:FS-PRO-XLR-100
  slang | medusa 12 vias 30m | sku:FS-PRO-SPK-300
  slang | banana pra amplificador | sku:FS-CXA-BAN-08,FS-CXA-PRT-030
  slang | cabo 3 pinos de luz | sku^:FS-PRO-DMX-
  slang | cabo de internet cinza 5m | sku:FS-NET-C6-050,FS-NET-C6A-050
  slang | juntador de hdmi | sku:FS-ADP-EHD
  slang | benjamim de hdmi | sku:FS-DST-S12,FS-DST-S14
  slang | tirinha que gruda pra prender fio | sku:FS-FER-VLC
  brand | ponte clara splitter | sku:FS-DST-S12,FS-DST-S14
  brand | pal corde xlr | n:xlr b:palcorde
  brand | ar veola 6g | sku^:FS-SDI-6G-
  brand | trama via usb4 | sku^:FS-USC-U
  length | usb4 oitenta cm | sku:FS-USC-U4-008,FS-USC-U80-008
  length | optico de um metro | sku:FS-AUD-TOS-010
  length | hdmi 7m e meio | sku:FS-HDM-HS-075,FS-HDM-A18-075
  length | vga um e oitenta | sku:FS-LEG-VGA-018
  length | p10 de 6 mtr | sku:FS-PRO-P10-060
  length | hdmi entre 1,5m e 2m 8k | c:/hdmi/ f:resolucao-maxima=8K m>=1.5 m<=2
  length | speakon acima de 10 metros | sku:FS-PRO-SPO-150
  length | trinta metros de fio 2,5 | sku:FS-CXA-F25-300
  length | micro hdmi meio metro | sku:FS-HDM-MIC-005
  price | cabo de rede baratinho ate 20 conto | sku:FS-NET-C6-005,FS-NET-C6-015
  price | splitter hdmi mais em conta | sku:FS-DST-S12,FS-DST-S14
  price | xlr abaixo de 60 | n:xlr p<60
  price | cabo displayport em oferta | sku:FS-DSP-14-020
  price | adaptador usb c hdmi com nota fiscal | sku:FS-ADP-CHP
  device | ligar macbook air em monitor dell | sku^:FS-USC-,FS-ADP-CHP
  device | cabo da gopro hero | sku^:FS-HDM-MIC-
  device | camera sony a7 hdmi 1 metro | sku:FS-HDM-MIC-010
  device | ps4 na tv 3 metros | ${PLAIN_HDMI} m=3
  device | raspberry pi 4 no monitor | sku^:FS-HDM-MIC-
  device | projetor a 15 metros do notebook hdmi | ${PLAIN_HDMI} m=15
  device | vitrola no receiver | sku^:FS-AUD-RCA-
  device | conectar o roteador no modem da claro | sku^:FS-NET-C6-,FS-NET-C6A-,FS-NET-C8-
  device | cabo p/ ligar o violao na caixa | sku^:FS-PRO-P10-
  direction | displayport saindo do pc entrando em hdmi da tv | sku^:FS-DSP-HDM-,FS-ADP-DPH
  direction | sinal sdi em tv hdmi | sku:FS-ADP-SH3,FS-ADP-SH12
  direction | mini display port p hdmi | sku:FS-ADP-MDH
  direction | rca do dvd na p2 da caixinha | sku^:FS-AUD-P2R-
  direction | xlr femea pra p10 trs 5m | sku:FS-PRO-XTR-050
  direction | bnc micro pra bnc normal | sku^:FS-SDI-MIC-
  head | alicate pra bnc | sku:FS-FER-ALB
  head | keystone de hdmi | sku:FS-KEY-HDM
  head | etiqueta pra cabo de rede | sku:FS-FER-ETQ
  head | caneta de fibra | sku:FS-FER-CLC
  head | extensor hdmi via cat6 | sku:FS-DST-E60,FS-DST-HBT
  head | kit de banana | sku:FS-CXA-BAN-08
  look | cabo de rede pra area externa | sku:FS-NET-B6X-3050
  look | hdmi nylon trancado 1m | sku:FS-HDM-U48-010,FS-HDM-U96-010,FS-HDM-N48-010
  look | cabo com a ponta dobrada pra tv na parede 2 m | sku:FS-HDM-N18-020,FS-HDM-N48-020
  look | coaxial verde rolo | sku:FS-SDI-R6-1000
  look | hdmi que passa dentro da parede 20m | sku:FS-HDM-O48-200
  look | keystone preto | sku:FS-KEY-R6
  look | rede blindado 5m | sku:FS-NET-C6A-050
  plural | emendas femeas hdmi | sku:FS-ADP-EHD
  plural | espelhos brancos | sku:FS-KEY-E2,FS-KEY-EHR
  plural | conversores sdi | sku:FS-ADP-SH3,FS-ADP-HS3,FS-ADP-SH12
  plural | canaletas brancas | sku:FS-FER-CAN
  glued | cabodisplayport2m | sku:FS-DSP-14-020,FS-DSP-40-020,FS-DSP-54-020,FS-DSP-80A-020
  glued | usbcparahdmi3m | sku:FS-USC-HDM-030
  glued | splitter1x2 | sku:FS-DST-S12
  glued | switchhdmi5portas | sku:FS-DST-W51
  glued | rg59rolo100m | sku:FS-SDI-R59-1000
  glued | keystonecat6a | sku:FS-KEY-R6A
  typo | cabp hdmi 3m | ${PLAIN_HDMI} m=3
  typo | micorfone 10m cabo | sku:FS-PRO-XLR-100
  typo | spliter hdni | sku:FS-DST-S12,FS-DST-S14
  typo | otpico 5 metros | sku:FS-AUD-TOS-050
  typo | abracdeira | sku:FS-FER-ABR
  typo | conversir vga hdmi | sku:FS-ADP-VGH
  accent | CABO ÓPTICÓ DIGITAL | sku^:FS-AUD-TOS-
  accent | ângulo reto hdmi | sku^:FS-HDM-N18-,FS-HDM-N48-
  accent | abra%C3%A7adeira | sku:FS-FER-ABR
  wishes | cabo hdmi 2.1 de 2 metros trançado e com ponta 90 | sku:FS-HDM-N48-020
  wishes | cabo usb c com video e carregamento 100w de 2m | sku:FS-USC-G1-020,FS-USC-U4A-020
  wishes | switch hdmi 120hz com controle | sku:FS-DST-W31
  wishes | velcro e etiqueta | sku:FS-FER-VLC,FS-FER-ETQ
  wishes | keystone cat6 branco e espelho 4x2 | sku:FS-KEY-R6,FS-KEY-E2,FS-KEY-EHR
  wishes | conversor sdi 12g com loop | sku:FS-ADP-SH12
  missing | cabo lightning usb | none
  missing | suporte de projetor | none
  missing | rj11 telefone | none
  missing | cabo firewire | none
  missing | conector rj45 pra crimpar | none
  missing | alicate de rj45 | none
  missing | cabo usb a para micro usb | none
  missing | dp para vga | none
`);
