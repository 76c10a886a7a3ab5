/**
 * An eleventh batch: 95 queries in the same kinds, written after the classes that failed in the tenth were mended, before any answer
 * was looked at.
 */
import { judgementsOf } from '../rule-line.ts';

export const FRESH_ELEVEN = judgementsOf(String.raw`
  kind | cabo hdmi 8k 3 metros | c:/hdmi/ f:resolucao-maxima=8K m=3
  kind | conversor hdmi sdi duas saidas | sku:FS-ADP-HS3
  kind | bobina coaxial rg6 lszh | sku:FS-SDI-R6-3050
  kind | cordão lc sc monomodo | c:lc-sc
  kind | canaleta com adesivo | sku:FS-FER-CAN
  kind | cabo subwoofer rca 7,5 metros | sku:FS-AUD-SUB-075
  kind | plugue banana com parafuso | sku:FS-CXA-BAN-08
  plural | keystones blindados cat6a | sku:FS-KEY-R6A
  plural | cabos componentes de vídeo | sku:FS-LEG-YPR-030
  plural | conversores displayport hdmi | n:(conversor|adaptador).*displayport.*hdmi|conversor hdmi para displayport
  plural | cabos pretos de rede cat8 | n:cat8
  plural | adaptadores mini displayport | sku:FS-ADP-MDH
  plural | cabos azuis bnc 5m | sku:FS-SDI-12G-050
  plural | cabos verdes rg6 | sku:FS-SDI-12R6-300,FS-SDI-12R6-500,FS-SDI-R6-1000
  plural | rolos de velcro | sku:FS-FER-VLC
  plural | espelhinhos de rede e hdmi | sku:FS-KEY-EHR
  plural | speakons 10 metros | sku:FS-PRO-SPO-100
  slang | cordao amarelo lc lc 10m | sku:FS-FIB-LLS-100
  slang | divisor hdmi pra 4 telas | sku:FS-DST-S14
  slang | cabo cristal transparente de som 30m | sku:FS-CXA-F25-300
  slang | cabo xlrzinho de 1 metro | sku:FS-PRO-XLR-010
  slang | sapatilha de rede femea | n:keystone rj45
  slang | cabo de guita 3m | sku:FS-PRO-P10-030
  slang | rj femea branco | sku:FS-KEY-R6
  slang | cabo fininho de hdmi optico 20m | sku:FS-HDM-O48-200
  slang | botãozinho que troca hdmi | c:switch
  slang | cabo de palco comprido 12 canais | n:multicabo de palco
  slang | fita grudenta pra organizar fio | sku:FS-FER-VLC
  slang | cabo p2 pretinho 2m | sku:FS-AUD-P2-020
  brand | cabo optico lumefio 100 metros | sku:FS-HDM-O48-1000
  brand | decapador arveola | sku:FS-FER-DCP
  brand | plugue banana salavoz | sku:FS-CXA-BAN-08
  brand | malhanorte etiqueta | sku:FS-FER-ETQ
  brand | switch ponteclara 8k | sku:FS-DST-W31
  brand | fio sinal essencial usb-c | sku:FS-USC-G1-020
  spacing | hdmi4k 5m | c:/hdmi/ n:^cabo hdmi f:resolucao-maxima=4K|8K|16K m=5
  spacing | dp1.4 1,5m | sku:FS-DSP-14-015
  spacing | cat6a305m | sku:FS-NET-B6A-3050
  spacing | mini hdmi2m | sku:FS-HDM-MNI-020
  spacing | rg-59 rolo 100 m | sku:FS-SDI-R59-1000
  spacing | usb-c10gbps | sku:FS-USC-G2-010
  spacing | 24portas patchpanel | sku:FS-KEY-P24,FS-KEY-PK24
  spacing | p3extensao | sku:FS-AUD-P3X-020
  length | displayport de um metro e meio | sku:FS-DSP-14-015
  length | cabo dvi 3mts | sku:FS-LEG-DVI-030
  length | rca coaxial digital 3 m | sku:FS-AUD-COX-030
  length | micro hdmi meio metro | sku:FS-HDM-MIC-005
  length | cabo bnc trinta metros | n:^cabo bnc m=30
  length | fio 2x1,5 vinte metros | sku:FS-CXA-F15-200
  length | hdmi entre 10 e 20 metros | c:/hdmi/ n:^cabo hdmi m>=10 m<=20
  device | cabo hdmi pra ps5 1,5m | sku:FS-HDM-U48-015
  device | ligar dvr na tv | c:/hdmi/ n:^cabo hdmi
  device | cabo da mesa de som pro palco multi | c:multicabo
  device | cabo para baixo eletrico 6m | sku:FS-PRO-P10-060
  device | cabo de rede para camera ip area externa | sku:FS-NET-B6X-3050
  device | cabo p/ monitor de estudio balanceado | n:^cabo (xlr (macho|femea)|p10 trs)
  device | cabo dslr para monitor hdmi | n:^cabo (mini|micro) hdmi
  device | cabo thinkpad thunderbolt dock | c:usb4-thunderbolt
  device | ps2 na tv | sku:FS-LEG-CVB-020
  device | fonte optica da tv lg pro receiver | c:toslink
  shopping | quanto custa o switch hdmi 5x1 | sku:FS-DST-W51
  shopping | patch cord cat6a em oferta | sku:FS-NET-C6A-050
  shopping | cabo p10 até 70 reais | n:p10 p<=70
  shopping | hdmi 18gbps mais barato 1 metro | c:/hdmi/ f:largura-de-banda=18 m=1
  shopping | preciso comprar 50 keystones cat6 | sku:FS-KEY-R6
  direction | usb c no displayport 2m | sku:FS-USC-DSP-020
  direction | dp pra hdmi 3m | sku:FS-DSP-HDM-030
  direction | sdi 12g em hdmi 4k | sku:FS-ADP-SH12
  direction | de dvi para hdmi 2 metros | sku:FS-LEG-DVH-020
  direction | rca macho para p2 5m | sku:FS-AUD-P2R-050
  typo | comversor vga hdmi | sku:FS-ADP-VGH
  typo | mutlicabo 8 vias | sku:FS-PRO-S08-030
  typo | cabo tosklink 5m | sku:FS-AUD-TOS-050
  typo | speekon 15m | sku:FS-PRO-SPO-150
  typo | keystoni hdmi | sku:FS-KEY-HDM
  typo | cabo disply port dp54 | n:dp54
  typo | mtriz hdmi 4x2 | sku:FS-DST-M42
  typo | cabos hdmy 3 mestros | c:/hdmi/ n:^cabo hdmi m=3
  accent | extensÃ£o p3 | sku:FS-AUD-P3X-020
  accent | abra%C3%A7adeira preta | sku:FS-FER-ABR
  code | modelo FS-DSP-14-015 preço | sku:FS-DSP-14-015
  code | hdm-n48-020 | sku:FS-HDM-N48-020
  code | fs-aud-cox | sku^:FS-AUD-COX
  missing | impressora hp | none
  missing | cabo paralelo db25 | none
  missing | carregador de notebook dell | none
  missing | kit chave de fenda | none
  missing | cabo auxiliar lightning | none
  missing | fechadura digital | none
  missing | cabo sata ssd | none
  missing | gravador de voz | none
  missing | conector rca solda | none
  missing | cabo de telefone rj11 5m | none
  missing | lampada smart | none
  missing | adaptador de tomada 3 pinos | none
`);
