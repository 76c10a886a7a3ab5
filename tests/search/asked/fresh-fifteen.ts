/**
 * A fifteenth batch: 60 plain and 40 adversarial queries by a fourth person, who had tuned nothing, as they were written from names and
 * codes alone; some rules are narrower or wider than a seller would be.
 */
import { judgementsOf } from '../rule-line.ts';

export const FRESH_FIFTEEN = judgementsOf(String.raw`
  kind | cabo hdmi 3 metros | sku:FS-HDM-HS-030,FS-HDM-P18-030,FS-HDM-E18-030,FS-HDM-U48-030,FS-HDM-PLN-030
  kind | cabo vga | sku^:FS-LEG-VGA-
  kind | cabo displayport 2m | sku:FS-DSP-14-020,FS-DSP-40-020,FS-DSP-54-020,FS-DSP-80A-020
  kind | patch cord 3m | sku:FS-NET-C6-030,FS-NET-C6A-030,FS-NET-C8-030
  kind | cabo p10 guitarra | sku^:FS-PRO-P10-
  kind | cabo xlr 10m | sku:FS-PRO-XLR-100,FS-PRO-DMX-100
  kind | cabo óptico toslink 2 metros | sku:FS-AUD-TOS-020
  kind | splitter hdmi 4 saidas | sku:FS-DST-S14
  kind | matriz hdmi | sku:FS-DST-M42,FS-DST-M88
  kind | keystone cat6 | sku:FS-KEY-R6
  kind | patch panel 48 portas | sku:FS-KEY-P48
  kind | cordão óptico lc lc om3 | sku^:FS-FIB-LL3-
  kind | conversor sdi hdmi | sku:FS-ADP-SH3,FS-ADP-HS3,FS-ADP-SH12
  kind | adaptador usb c hdmi | sku^:FS-USC-HDM-,FS-USC-H8K-020,FS-ADP-CHP
  kind | testador de cabo de rede | sku:FS-FER-TST
  kind | fita velcro | sku:FS-FER-VLC
  kind | cabo speakon 10 metros | sku:FS-PRO-SPO-100
  kind | multicabo 12 vias | sku^:FS-PRO-SPK-
  kind | bobina cat6 305 metros | sku:FS-NET-B6-3050,FS-NET-B6X-3050
  kind | cabo mini hdmi | sku^:FS-HDM-MNI-
  slang | fio de caixa de som | sku^:FS-CXA-F15-,FS-CXA-F25-,FS-CXA-B07-1000,FS-CXA-B25-1000,FS-CXA-B40-500
  slang | cabo de internet 5 metros | sku:FS-NET-C6-050,FS-NET-C6A-050
  slang | cabo de áudio e vídeo 3 pontas | sku:FS-LEG-CVB-020
  slang | cabo pra ligar o pc na tv | sku^:FS-HDM-HS-,FS-HDM-P18-,FS-HDM-E18-,FS-HDM-A18-,FS-HDM-U48-,FS-HDM-E48-,FS-HDM-U96-010,FS-HDM-O48-,FS-HDM-O18-,FS-HDM-PLN-,FS-HDM-N18-,FS-HDM-N48-,FS-DSP-HDM-,FS-USC-HDM-,FS-USC-H8K-020,FS-LEG-DVH-020,FS-ADP-DPH,FS-ADP-DVH
  slang | cabo de microfone 5m | sku:FS-PRO-XLR-050
  slang | enforca gato | sku:FS-FER-ABR
  slang | benjamim hdmi | sku:FS-DST-S12,FS-DST-S14
  slang | cabo de fone p2 macho macho | sku^:FS-AUD-P2-
  slang | plugue banana | sku:FS-CXA-BAN-08
  slang | esconder fio na parede | sku:FS-FER-CAN
  slang | juntar dois cabos hdmi | sku:FS-ADP-EHD
  slang | tomada de parede hdmi | sku:FS-KEY-HDM,FS-KEY-EHR
  slang | fibra pra modem | sku^:FS-FIB-SSA-
  device | cabo pra ps5 | sku^:FS-HDM-U48-,FS-HDM-E48-,FS-HDM-O48-,FS-HDM-N48-
  device | cabo da soundbar | sku^:FS-HDM-HS-,FS-HDM-P18-,FS-HDM-E18-,FS-HDM-A18-,FS-HDM-U48-,FS-HDM-E48-,FS-HDM-U96-010,FS-HDM-PLN-,FS-HDM-N18-,FS-HDM-N48-,FS-AUD-TOS-
  device | macbook na tv | sku^:FS-HDM-HS-,FS-HDM-P18-,FS-HDM-E18-,FS-HDM-A18-,FS-HDM-U48-,FS-HDM-E48-,FS-HDM-U96-010,FS-HDM-O48-,FS-HDM-O18-,FS-HDM-PLN-,FS-HDM-N18-,FS-HDM-N48-,FS-USC-HDM-,FS-USC-H8K-020,FS-ADP-CHP
  device | ligar celular no projetor | sku^:FS-USC-HDM-,FS-USC-H8K-020,FS-ADP-CHP
  device | cabo dvr câmera bnc | sku^:FS-SDI-3G-
  device | canon t7 na tv | sku^:FS-HDM-MNI-
  device | subwoofer | sku^:FS-AUD-SUB-
  device | toca discos receiver | sku^:FS-AUD-RCA-
  device | cabo para pedaleira | sku^:FS-PRO-P10-,FS-PRO-PTC-003
  device | cabo para refletor dmx | sku^:FS-PRO-DMX-
  length | hdmi 15m | sku:FS-HDM-A18-150,FS-HDM-O48-150,FS-HDM-O18-150
  length | cabo sdi 20 metros | sku:FS-SDI-3G-200,FS-SDI-6G-200,FS-SDI-12G-200
  length | hdmi de 10 m 4k 60hz | sku:FS-HDM-A18-100,FS-HDM-O48-100
  length | cabo de rede 10m cat6a | sku:FS-NET-C6A-100
  length | hdmi curto 50 cm | sku:FS-HDM-P18-005,FS-HDM-U48-005,FS-HDM-MIC-005
  direction | hdmi para vga | sku:FS-ADP-HVG
  direction | vga para hdmi | sku:FS-ADP-VGH
  direction | usb-c para displayport | sku^:FS-USC-DSP-
  direction | p2 para rca | sku^:FS-AUD-P2R-
  direction | hdmi para displayport | sku:FS-ADP-HDP
  direction | lc para sc | sku^:FS-FIB-LSS-
  class | hdmi 2.1 1 metro | sku:FS-HDM-U48-010,FS-HDM-E48-010,FS-HDM-U96-010,FS-HDM-N48-010
  class | cabo usb4 | sku^:FS-USC-U4-,FS-USC-U4A-020,FS-USC-U80-008
  class | cat 8 | sku^:FS-NET-C8-
  missing | carregador de celular | none
  missing | cabo de força tripolar | none
  missing | mouse sem fio | none
  typo | cabo hdimi 2m | sku:FS-HDM-P18-020,FS-HDM-E18-020,FS-HDM-U48-020,FS-HDM-E48-020,FS-HDM-PLN-020,FS-HDM-N18-020,FS-HDM-N48-020
  typo | dislpayport | sku^:FS-DSP-
  typo | adaptdor usbc hdmi | sku^:FS-USC-HDM-,FS-USC-H8K-020,FS-ADP-CHP
  typo | toslinki | sku^:FS-AUD-TOS-
  typo | pach cord | sku^:FS-NET-C6-,FS-NET-C6A-,FS-NET-C8-
  typo | keistone | sku:FS-KEY-R6,FS-KEY-HDM
  typo | spliter hdmi | sku:FS-DST-S12,FS-DST-S14
  typo | cabo coxial rg6 | sku^:FS-SDI-12R6-,FS-SDI-R6-
  typo | microfne xlr 3m | sku:FS-PRO-XLR-030
  typo | conversor vga hdmy | sku:FS-ADP-VGH
  spacing | hdmi2.1 2m | sku:FS-HDM-U48-020,FS-HDM-E48-020,FS-HDM-N48-020
  spacing | cat6apatchcord | sku^:FS-NET-C6A-
  spacing | usb c4k60 hdmi | sku^:FS-USC-HDM-,FS-ADP-CHP
  spacing | lclc om4 | sku^:FS-FIB-LL4-
  spacing | p 2 x p 2 | sku^:FS-AUD-P2-
  spacing | 2rca2rca | sku^:FS-AUD-RCA-
  spacing | bncbnc 10m | sku:FS-SDI-3G-100,FS-SDI-6G-100,FS-SDI-12G-100
  slang | cabo azul da net | sku^:FS-NET-C6-,FS-NET-B6-3050
  slang | cabinho p2 p2 | sku^:FS-AUD-P2-
  slang | cabo do play 5 que aguenta 120 quadros | sku^:FS-HDM-U48-,FS-HDM-E48-,FS-HDM-O48-,FS-HDM-N48-
  slang | fio paralelo grosso pra caixa | sku^:FS-CXA-F25-,FS-CXA-B25-1000,FS-CXA-B40-500
  slang | aquele cabo de luz vermelha da tv | sku^:FS-AUD-TOS-
  slang | divisor de imagem hdmi | sku:FS-DST-S12,FS-DST-S14
  slang | cabo amarelo branco e vermelho | sku:FS-LEG-CVB-020
  slang | trocar de videogame sem tirar o cabo hdmi | sku:FS-DST-W31,FS-DST-W51
  slang | cabo mic 20 mts | sku:FS-PRO-XLR-200
  missing | minha tv não tem hdmi, notebook só tem hdmi, av | none
  device | iphone 15 pro tv | sku^:FS-USC-HDM-,FS-USC-H8K-020,FS-ADP-CHP
  device | steam deck tv | sku^:FS-USC-HDM-,FS-USC-H8K-020,FS-ADP-CHP
  device | câmera gopro 7 tv | sku^:FS-HDM-MIC-
  device | atem mini monitor 5m | sku:FS-HDM-HS-050,FS-HDM-P18-050,FS-HDM-U48-050
  device | onu tomada optica 3m | sku:FS-FIB-SSA-030
  device | mesa x caixa ativa xlr 15 m | sku:FS-PRO-XLR-150
  refused | hdmi 2m sem ser plano | sku:FS-HDM-P18-020,FS-HDM-E18-020,FS-HDM-U48-020,FS-HDM-E48-020,FS-HDM-N18-020,FS-HDM-N48-020
  wish | cabo de rede pra usar no quintal | sku:FS-NET-B6X-3050
  wish | hdmi que passe por canaleta dobrando 90 graus | sku^:FS-HDM-N18-,FS-HDM-N48-
  missing | cabo hdmi para lightning | none
  missing | cabo scart | none
  missing | pilha aaa | none
  missing | fone bluetooth | none
`);
