/**
 * A tenth batch: 139 queries in thirteen kinds, written from the catalogue alone before any answer was looked at. Classes that failed
 * were mended after the first count; six rules that their data sheets or older judgements spoke against were put right.
 */
import { judgementsOf } from '../rule-line.ts';

export const FRESH_TEN = judgementsOf(String.raw`
  kind | cabo hdmi optico 30 metros | c:optico-aoc n:hdmi m=30
  kind | cabo para microfone balanceado | n:para microfone
  kind | matriz 8x8 hdmi para rack | sku:FS-DST-M88
  kind | cabo dvi dual link | n:dvi-d dual
  kind | conversor sdi | c:hdmi-e-sdi
  kind | rolo de cabo coaxial | c:bobina-coaxial
  kind | cabo usb-c com video 4k | n:com video
  kind | fio de caixa de som 2,5mm | n:fio polarizado f:secao-do-condutor=2,5
  kind | extensor hdmi 100 metros | sku:FS-DST-HBT
  kind | emenda hdmi 8k | sku:FS-ADP-EHD
  kind | multicabo 8 vias estudio | sku:FS-PRO-S08-030
  plural | espelhos 4x2 para keystone | sku:FS-KEY-E2
  plural | abraçadeiras pretas de nylon | sku:FS-FER-ABR
  plural | matrizes hdmi | c:matriz
  plural | conversores sdi para hdmi | sku:FS-ADP-SH3,FS-ADP-SH12
  plural | bobinas de cabos de rede | c:bobina-305m
  plural | cordões ópticos lc | c:lc-lc|lc-sc
  plural | extensores de hdmi | c:extensor
  plural | patch panels 24 portas | sku:FS-KEY-P24,FS-KEY-PK24
  plural | fios polarizados | n:fio polarizado
  plural | multicabos de palco | n:multicabo de palco
  plural | cabos de microfones 10 metros | sku:FS-PRO-XLR-100
  plural | cabos óticos digitais | c:toslink
  plural | adaptadores vga | c:hdmi-e-vga
  plural | cabos micro bncs | n:micro-bnc
  slang | cabo canon macho femea 5 metros | sku:FS-PRO-XLR-050
  slang | fio preto e vermelho de som | sku:FS-CXA-B07-1000
  slang | cabo das 3 cores da tv | sku:FS-LEG-CVB-020
  slang | multiplicador de hdmi | c:splitter
  slang | chaveador hdmi 5 entradas | sku:FS-DST-W51
  slang | canaletinha branca adesiva | sku:FS-FER-CAN
  slang | lacre de plastico pra amarrar cabo | sku:FS-FER-ABR
  slang | rabicho de rede 50cm | sku:FS-NET-C6-005
  slang | femea de rede de embutir | n:keystone rj45|hdmi e rj45
  slang | pino banana pro fio de caixa | sku:FS-CXA-BAN-08
  slang | cabo aux do carro | n:auxiliar
  slang | fio bicolor paralelo de caixinha | sku:FS-CXA-B07-1000
  slang | cabo de mic 15m | sku:FS-PRO-XLR-150
  brand | arvéola 12g 20m | sku:FS-SDI-12G-200
  brand | extensor ponteclara | c:extensor
  brand | salavoz optico 5 metros | sku:FS-AUD-TOS-050
  brand | palcorde xlr 15m | sku:FS-PRO-XLR-150
  brand | om4 lumefio | n:om4
  brand | fio & sinal vga | c:legado/vga
  brand | tramavia dp80 ativo | n:dp80 ativo
  brand | keystone da malhanorte blindado | sku:FS-KEY-R6A
  brand | essencial hdmi 8k 2 metros | sku:FS-HDM-E48-020
  spacing | cat8 s ftp 3 m | sku:FS-NET-C8-030
  spacing | rg 11 bobina | sku:FS-SDI-R11-3050
  spacing | dp 80 2m | sku:FS-DSP-80A-020
  spacing | usb 4 80 gbps | sku:FS-USC-U80-008
  spacing | 12 g sdi 5m | sku:FS-SDI-12G-050
  spacing | p2 2rca 5m | sku:FS-AUD-P2R-050
  spacing | hdmi2.1 1,5m | sku:FS-HDM-U48-015
  spacing | xlrp10 5m | sku:FS-PRO-XTR-050
  spacing | hd base t | sku:FS-DST-HBT
  spacing | key stone hdmi | sku:FS-KEY-HDM
  spacing | patchcord cat 6 1,5m azul | sku:FS-NET-C6-015
  spacing | display port 2 m mini | sku:FS-DSP-MNI-020
  spacing | os 2 lc sc 5m | sku:FS-FIB-LSS-050
  length | vga dez metros | sku:FS-LEG-VGA-100
  length | toslink 500cm | sku:FS-AUD-TOS-050
  length | xlr 3mt microfone | sku:FS-PRO-XLR-030
  length | cabo hdmi com mais de 40 metros | c:optico-aoc n:hdmi m>40
  length | cabo bnc vermelho 20 mts | sku:FS-SDI-6G-200
  length | patch cord vermelho de metro e meio | sku:FS-NET-C6-015
  length | cordao optico 10 mt | c:fibra-optica m=10
  length | hdmi plano de 2 a 3 metros | n:hdmi plano
  length | fio de caixa rolo 100m | n:bobina de fio m=100
  device | cabo mesa de som para caixa ativa | n:^cabo xlr macho|^cabo xlr femea|^cabo p10 trs
  device | xbox series x hdmi 2 metros | c:/hdmi/ n:^cabo hdmi f:classe=Ultra High Speed m=2
  device | cabo para ligar notebook na tv | c:/hdmi/|usb-c-para-hdmi n:^cabo (hdmi|usb-c)
  device | ligar soundbar na televisao | c:/hdmi/|toslink n:^cabo (hdmi|optico)
  device | cabo da onu da vivo fibra | n:sc-sc
  device | cabo da gopro para tv | n:^cabo micro hdmi
  device | macbook em monitor 4k | c:usb-c-video|usb-c-adaptadores
  device | cabo de cftv bnc | c:sdi-e-bnc n:bnc
  device | cabo para pedaleira | n:patch p10
  device | cabo hdmi pra projetor 15 metros | c:/hdmi/ m=15
  device | cabo pra toca discos | n:2 rca para 2 rca
  device | pc antigo vga na tv hdmi | sku:FS-ADP-VGH
  device | celular na caixa de som cabo p2 | n:^cabo p2
  device | iluminação cenica cabo 10m | sku:FS-PRO-DMX-100
  shopping | cabo hdmi barato de 2 metros | c:/hdmi/ n:^cabo hdmi m=2
  shopping | promoção cabo de rede | sku:FS-NET-C6-030,FS-NET-C6A-050,FS-NET-B6-3050
  shopping | hdmi 8k abaixo de 100 reais | sku:FS-HDM-U48-005,FS-HDM-U48-010,FS-HDM-U48-015,FS-HDM-U48-020,FS-HDM-E48-010,FS-HDM-E48-020,FS-HDM-N48-010,FS-ADP-EHD
  shopping | splitter hdmi em 10x sem juros | c:splitter
  shopping | etiquetas para cabos pronta entrega | sku:FS-FER-ETQ
  shopping | switch hdmi com nota fiscal e garantia | c:switch
  shopping | usb c para hdmi entre 80 e 120 reais | sku:FS-USC-HDM-020,FS-USC-HDM-030
  shopping | cabo toslink frete gratis | c:toslink
  direction | saida sdi entrada hdmi | sku:FS-ADP-SH3,FS-ADP-SH12
  direction | de vga pra hdmi com audio | sku:FS-ADP-VGH
  direction | converter displayport em hdmi | n:displayport para hdmi
  direction | usb-c pra display port 1m | sku:FS-USC-DSP-010
  direction | pc dvi monitor hdmi | n:dvi-d (macho )?para hdmi
  direction | din para bnc 1m | sku:FS-SDI-DIN-010
  direction | sc para lc | c:lc-sc
  direction | hdmi to sdi converter | sku:FS-ADP-HS3
  typo | cabo dispaly port 3m | n:^cabo displayport n:!hdmi m=3
  typo | abracadera nailon | sku:FS-FER-ABR
  typo | spliter hdimi 1x4 | sku:FS-DST-S14
  typo | hmdi 10 metros | c:/hdmi/ m=10
  typo | patche cord cat6 5m | sku:FS-NET-C6-050
  typo | canaleta adeziva | sku:FS-FER-CAN
  typo | alicati de crimpa bnc | sku:FS-FER-ALB
  typo | cabo tanderbolt 4 | c:usb4-thunderbolt
  typo | patch panell 48 | sku:FS-KEY-P48
  typo | fibra otica lclc om3 5m | sku:FS-FIB-LL3-050
  accent | cord%C3%A3o%20%C3%B3ptico om3 | n:om3
  accent | extensÃ£o de fone | sku:FS-AUD-P3X-020
  accent | conversor hdmi para vga com %C3%A1udio | sku:FS-ADP-HVG
  code | fs sdi 12r6 500 | sku:FS-SDI-12R6-500
  code | FSADPSH12 | sku:FS-ADP-SH12
  code | 7890000604017 | sku:FS-PRO-TRS-050
  code | TRV-DP80A-030 | sku:FS-DSP-80A-030
  code | cxa prt 030 | sku:FS-CXA-PRT-030
  code | cabo FS-NET-C8-030 | sku:FS-NET-C8-030
  code | alicate FS-FER-ALB | sku:FS-FER-ALB
  missing | antena digital interna | none
  missing | suporte de parede tv 55 | none
  missing | cabo lightning para iphone 2m | none
  missing | fonte atx 600w | none
  missing | microfone de lapela | none
  missing | hub usb 7 portas | none
  missing | filtro de linha 5 tomadas | none
  missing | camera ip wifi | none
  missing | nobreak 1200va | none
  missing | extensão elétrica 10 metros | none
  missing | alto falante 12 polegadas | none
  missing | conector rj11 telefone | none
  missing | encordoamento de violão | none
  missing | cabo usb impressora tipo b | none
  missing | ssd nvme 1tb | none
  missing | pelicula de celular | none
  missing | bateria de carro moura | none
  missing | webcam full hd | none
  missing | adaptador bluetooth p2 | none
  missing | cabo de vela | none
`);
