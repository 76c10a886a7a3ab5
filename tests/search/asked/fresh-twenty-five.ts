/**
 * A twenty-fifth batch, of 30 November 2026: 150 queries by a judge who had read nothing of the search, each with the codes that are right,
 * written before an answer was seen. What failed of the first 50 was mended; the other 100 were sealed until that was done.
 */
import { judgementsOf } from '../rule-line.ts';

const FIRST = String.raw`
  ordinary | cabo hdmi 2.1 pra ps5 2 metros | sku:FS-HDM-U48-020,FS-HDM-E48-020,FS-HDM-N48-020
  ordinary | fio de caixa de som 2,5mm | sku:FS-CXA-F25-100,FS-CXA-F25-200,FS-CXA-F25-300,FS-CXA-B25-1000
  ordinary | cabo de rede cat6 10m | sku:FS-NET-C6-100
  missing | cabo cat5e | none
  missing | conversor rca para hdmi | none
  ordinary | splitter hdmi 4 saidas | sku:FS-DST-S14
  ordinary | cabo displayport 144hz | sku:FS-DSP-14-010,FS-DSP-14-015,FS-DSP-14-020,FS-DSP-12-018,FS-DSP-12-030,FS-DSP-O14-100,FS-DSP-O14-200,FS-DSP-40-010,FS-DSP-40-020,FS-DSP-54-010,FS-DSP-54-020,FS-DSP-80-010,FS-DSP-80A-020,FS-DSP-80A-030
  missing | adaptador p10 para p2 | none
  ordinary | fibra otica pra onu | sku:FS-FIB-SSA-030,FS-FIB-SSA-100
  missing | alicate de crimpar rj45 | none
  ordinary | micro hdmi pra camera sony | sku:FS-HDM-MIC-005,FS-HDM-MIC-010,FS-HDM-MIC-020
  ordinary | tomada de hdmi na parede | sku:FS-KEY-HDM,FS-KEY-E2,FS-KEY-EHR
  ordinary | hdmi de 90 graus | sku:FS-HDM-N18-010,FS-HDM-N18-020,FS-HDM-N48-010,FS-HDM-N48-020
  ordinary | cabo pra toca discos | sku:FS-AUD-RCA-010,FS-AUD-RCA-020,FS-AUD-RCA-050
  ordinary | hdmi por cabo de rede | sku:FS-DST-E60,FS-DST-HBT
  ordinary | cabo thunderbolt 4 | sku:FS-USC-U4-005,FS-USC-U4-008,FS-USC-U4A-020,FS-USC-U80-008
  ordinary | fs-hdm-u48-020 | sku:FS-HDM-U48-020
  ordinary | cabo usb c pra ligar macbook no monitor | sku:FS-USC-HDM-010,FS-USC-HDM-020,FS-USC-HDM-030,FS-USC-H8K-020,FS-USC-DSP-010,FS-USC-DSP-020,FS-USC-G2-010,FS-USC-G1-020,FS-USC-U4-005,FS-USC-U4-008,FS-USC-U4A-020,FS-USC-U80-008
  ordinary | hdmi 2.0 3m | sku:FS-HDM-P18-030,FS-HDM-E18-030,FS-HDM-U48-030,FS-HDM-PLN-030
  ordinary | extensão de hdmi | sku:FS-ADP-EHD,FS-DST-E60,FS-DST-HBT
  ordinary | cabo de som do celular pro carro | sku:FS-AUD-P2-010,FS-AUD-P2-020
  missing | carregador de notebook usb c | none
  ordinary | qual cabo uso pra ligar a soundbar na tv? | sku:FS-HDM-HS-010,FS-HDM-HS-018,FS-HDM-HS-030,FS-HDM-HS-050,FS-HDM-P18-005,FS-HDM-P18-010,FS-HDM-P18-020,FS-HDM-P18-030,FS-HDM-P18-050,FS-HDM-E18-010,FS-HDM-E18-020,FS-HDM-E18-030,FS-HDM-U48-005,FS-HDM-U48-010,FS-HDM-U48-015,FS-HDM-U48-020,FS-HDM-U48-030,FS-HDM-U48-050,FS-HDM-E48-010,FS-HDM-E48-020,FS-HDM-PLN-020,FS-HDM-PLN-030,FS-HDM-N18-010,FS-HDM-N18-020,FS-HDM-N48-010,FS-HDM-N48-020,FS-AUD-TOS-010,FS-AUD-TOS-020,FS-AUD-TOS-050,FS-AUD-TOS-100
  ordinary | plug banana | sku:FS-CXA-BAN-08
  ordinary | cabo coaxial rg6 100m | sku:FS-SDI-R6-1000
  adversarial | cabohdmi 5metros | sku:FS-HDM-HS-050,FS-HDM-P18-050,FS-HDM-U48-050
  adversarial | cabo hdim 3 mt | sku:FS-HDM-HS-030,FS-HDM-P18-030,FS-HDM-E18-030,FS-HDM-U48-030,FS-HDM-PLN-030
  adversarial | optical audio cable | sku:FS-AUD-TOS-010,FS-AUD-TOS-020,FS-AUD-TOS-050,FS-AUD-TOS-100
  adversarial | hdmi para displayport | sku:FS-ADP-HDP
  missing | cabo vga pra displayport | none
  adversarial | cabo de rede sem blindagem 3 metros | sku:FS-NET-C6-030
  adversarial | cabo xlr de 3 a 10 metros | sku:FS-PRO-XLR-030,FS-PRO-XLR-050,FS-PRO-XLR-100,FS-PRO-DMX-030,FS-PRO-DMX-100
  adversarial | hdmi 4k 60hz ate 50 reais | sku:FS-HDM-P18-005,FS-HDM-P18-010,FS-HDM-E18-010,FS-HDM-E18-020,FS-HDM-E18-030,FS-HDM-PLN-020,FS-HDM-N18-010,FS-HDM-PLN-030
  adversarial | ligar xbox series x na tv 8k | sku:FS-HDM-U48-005,FS-HDM-U48-010,FS-HDM-U48-015,FS-HDM-U48-020,FS-HDM-U48-030,FS-HDM-U48-050,FS-HDM-E48-010,FS-HDM-E48-020,FS-HDM-U96-010,FS-HDM-N48-010,FS-HDM-N48-020
  adversarial | displayport macho hdmi femea | sku:FS-ADP-DPH
  adversarial | cabo de microfone e cabo de guitarra | sku:FS-PRO-XLR-010,FS-PRO-XLR-030,FS-PRO-XLR-050,FS-PRO-XLR-100,FS-PRO-XLR-150,FS-PRO-XLR-200,FS-PRO-P10-030,FS-PRO-P10-050,FS-PRO-P10-060
  adversarial | cabo cânon 5 metros | sku:FS-PRO-XLR-050
  adversarial | cabo santo angelo p10 | sku:FS-PRO-P10-030,FS-PRO-P10-050,FS-PRO-P10-060,FS-PRO-TRS-030,FS-PRO-TRS-050
  adversarial | cabo tipo c hdmi com carregamento | sku:FS-ADP-CHP
  adversarial | espelho 4x2 branco 2 rj45 | sku:FS-KEY-E2
  adversarial | um tv box em duas tvs | sku:FS-DST-S12,FS-DST-S14
  adversarial | tirar o som da tv pro receiver | sku:FS-HDM-HS-010,FS-HDM-HS-018,FS-HDM-HS-030,FS-HDM-HS-050,FS-HDM-P18-005,FS-HDM-P18-010,FS-HDM-P18-020,FS-HDM-P18-030,FS-HDM-P18-050,FS-HDM-E18-010,FS-HDM-E18-020,FS-HDM-E18-030,FS-HDM-U48-005,FS-HDM-U48-010,FS-HDM-U48-015,FS-HDM-U48-020,FS-HDM-U48-030,FS-HDM-U48-050,FS-HDM-E48-010,FS-HDM-E48-020,FS-HDM-PLN-020,FS-HDM-PLN-030,FS-HDM-N18-010,FS-HDM-N18-020,FS-HDM-N48-010,FS-HDM-N48-020,FS-AUD-P2R-020,FS-AUD-P2R-050,FS-AUD-TOS-010,FS-AUD-TOS-020,FS-AUD-TOS-050,FS-AUD-TOS-100,FS-AUD-COX-010,FS-AUD-COX-030
  adversarial | hdmi menos de 2 metros | sku:FS-HDM-HS-010,FS-HDM-HS-018,FS-HDM-P18-005,FS-HDM-P18-010,FS-HDM-E18-010,FS-HDM-U48-005,FS-HDM-U48-010,FS-HDM-U48-015,FS-HDM-E48-010,FS-HDM-U96-010,FS-HDM-N18-010,FS-HDM-N48-010
  adversarial | pach cord cat 6a 3mt | sku:FS-NET-C6A-030
  adversarial | cabo bnc cftv 20 metros | sku:FS-SDI-3G-200,FS-SDI-6G-200,FS-SDI-12G-200
  adversarial | cabo av amarelo vermelho branco | sku:FS-LEG-CVB-020
  adversarial | hdmi fibra optica 30m 8k | sku:FS-HDM-O48-300
  adversarial | dp to hdmi 4k 60hz | sku:FS-ADP-DPH
  missing | conector rj45 macho | none
  missing | emenda p10 | none
`;
const SEALED = String.raw`
  ordinary | cabo hdmi 5m | sku:FS-HDM-HS-050,FS-HDM-P18-050,FS-HDM-U48-050
  ordinary | cabo hdmi 4k 10 metros | sku:FS-HDM-HS-100,FS-HDM-A18-100,FS-HDM-O48-100
  ordinary | cabo para tv box | sku:FS-HDM-HS-010,FS-HDM-HS-018,FS-HDM-HS-030,FS-HDM-HS-050,FS-HDM-P18-005,FS-HDM-P18-010,FS-HDM-P18-020,FS-HDM-P18-030,FS-HDM-P18-050,FS-HDM-E18-010,FS-HDM-E18-020,FS-HDM-E18-030,FS-HDM-U48-005,FS-HDM-U48-010,FS-HDM-U48-015,FS-HDM-U48-020,FS-HDM-U48-030,FS-HDM-U48-050,FS-HDM-E48-010,FS-HDM-E48-020,FS-HDM-PLN-020,FS-HDM-PLN-030,FS-HDM-N18-010,FS-HDM-N18-020,FS-HDM-N48-010,FS-HDM-N48-020
  ordinary | mini hdmi pra hdmi | sku:FS-HDM-MNI-010,FS-HDM-MNI-020
  ordinary | cabo dp 2m | sku:FS-DSP-14-020,FS-DSP-40-020,FS-DSP-54-020,FS-DSP-80A-020
  ordinary | cabo displayport 3 metros | sku:FS-DSP-12-030,FS-DSP-80A-030
  ordinary | cabo usb c para displayport | sku:FS-USC-DSP-010,FS-USC-DSP-020
  ordinary | adaptador usb c hdmi | sku:FS-USC-HDM-010,FS-USC-HDM-020,FS-USC-HDM-030,FS-USC-H8K-020,FS-ADP-CHP
  ordinary | cabo vga | sku:FS-LEG-VGA-018,FS-LEG-VGA-050,FS-LEG-VGA-100
  ordinary | cabo dvi 3m | sku:FS-LEG-DVI-030
  ordinary | cabo xlr 5 metros | sku:FS-PRO-XLR-050
  ordinary | cabo de microfone 20m | sku:FS-PRO-XLR-200
  ordinary | cabo p10 p10 3 metros | sku:FS-PRO-P10-030,FS-PRO-TRS-030
  ordinary | cabo p10 estereo | sku:FS-PRO-TRS-030,FS-PRO-TRS-050
  ordinary | cabo pra pedal de guitarra | sku:FS-PRO-PTC-003
  ordinary | cabo xlr p10 | sku:FS-PRO-XTR-020,FS-PRO-XTR-050,FS-PRO-S08-030
  ordinary | cabo auxiliar p2 | sku:FS-AUD-P2-010,FS-AUD-P2-020
  ordinary | cabo rca 5m | sku:FS-AUD-RCA-050
  ordinary | cabo de audio optico 10 metros | sku:FS-AUD-TOS-100
  ordinary | cabo subwoofer 7 metros | sku:FS-AUD-SUB-075
  ordinary | rolo de fio pra som ambiente | sku:FS-CXA-B07-1000,FS-CXA-B25-1000,FS-CXA-B40-500
  ordinary | fio paralelo 2x1,5 caixa de som | sku:FS-CXA-F15-100,FS-CXA-F15-200
  ordinary | cabo de internet 10 metros | sku:FS-NET-C6-100,FS-NET-C6A-100
  ordinary | cabo ethernet cat8 | sku:FS-NET-C8-010,FS-NET-C8-030
  ordinary | cabo de rede blindado 5m | sku:FS-NET-C6A-050
  ordinary | caixa de cabo de rede 305 metros | sku:FS-NET-B6-3050,FS-NET-B6X-3050,FS-NET-B6A-3050
  ordinary | cabo lan 3 metros | sku:FS-NET-C6-030,FS-NET-C6A-030,FS-NET-C8-030
  ordinary | cordao optico sc apc 10m | sku:FS-FIB-SSA-100
  ordinary | fibra lc sc monomodo | sku:FS-FIB-LSS-030,FS-FIB-LSS-050
  ordinary | keystone rj45 cat6 | sku:FS-KEY-R6
  ordinary | patch panel 48 | sku:FS-KEY-P48
  ordinary | espelho 4x2 keystone | sku:FS-KEY-E2,FS-KEY-EHR
  ordinary | matriz hdmi | sku:FS-DST-M42,FS-DST-M88
  ordinary | extensor hdmi 60 metros | sku:FS-DST-E60
  ordinary | conversor sdi hdmi | sku:FS-ADP-SH3,FS-ADP-HS3,FS-ADP-SH12
  ordinary | abraçadeira de nylon | sku:FS-FER-ABR
  ordinary | canaleta pra esconder fio da tv | sku:FS-FER-CAN
  ordinary | etiqueta pra identificar cabo | sku:FS-FER-ETQ
  ordinary | descascador de cabo coaxial | sku:FS-FER-DCP
  ordinary | limpador de conector de fibra | sku:FS-FER-CLC
  ordinary | emenda hdmi femea | sku:FS-ADP-EHD
  ordinary | emenda bnc | sku:FS-ADP-EBN
  ordinary | cabo hdmi chato branco | sku:FS-HDM-PLN-020,FS-HDM-PLN-030
  ordinary | cabo hdmi ps4 2m | sku:FS-HDM-P18-020,FS-HDM-E18-020,FS-HDM-U48-020,FS-HDM-E48-020,FS-HDM-PLN-020,FS-HDM-N18-020,FS-HDM-N48-020
  ordinary | cabo pro projetor 15 metros | sku:FS-HDM-A18-150,FS-HDM-O48-150,FS-HDM-O18-150
  ordinary | cabo hdmi 8k 3m | sku:FS-HDM-U48-030
  ordinary | cabo usb c 240w | sku:FS-USC-U4-005,FS-USC-U4-008,FS-USC-U80-008
  ordinary | cabo bnc 3 metros | sku:FS-SDI-3G-030
  ordinary | cabo pra luz dmx 10m | sku:FS-PRO-DMX-100
  ordinary | qual cabo preciso pra ter 4k 120hz no xbox? | sku:FS-HDM-U48-005,FS-HDM-U48-010,FS-HDM-U48-015,FS-HDM-U48-020,FS-HDM-U48-030,FS-HDM-U48-050,FS-HDM-E48-010,FS-HDM-E48-020,FS-HDM-U96-010,FS-HDM-N48-010,FS-HDM-N48-020
  ordinary | tramavia hdmi 2 metros | sku:FS-HDM-P18-020,FS-HDM-U48-020,FS-HDM-N48-020
  ordinary | 7890000101011 | sku:FS-HDM-HS-018
  ordinary | ess-hhs-030 | sku:FS-HDM-HS-030
  missing | suporte de parede pra tv | none
  missing | cabo de força | none
  missing | cabo de impressora usb | none
  missing | antena digital | none
  missing | cabo s-video | none
  missing | cabo cat 7 | none
  missing | cabo midi | none
  adversarial | cabohdmi4k 2mts | sku:FS-HDM-P18-020,FS-HDM-E18-020,FS-HDM-U48-020,FS-HDM-E48-020,FS-HDM-PLN-020,FS-HDM-N18-020,FS-HDM-N48-020
  adversarial | display port p/ hdmi 3m | sku:FS-DSP-HDM-030
  adversarial | cabo hdmai 1 metro | sku:FS-HDM-HS-010,FS-HDM-P18-010,FS-HDM-E18-010,FS-HDM-U48-010,FS-HDM-E48-010,FS-HDM-U96-010,FS-HDM-N18-010,FS-HDM-N48-010
  adversarial | toslinque 2m | sku:FS-AUD-TOS-020
  adversarial | cabo espicon 5 metros | sku:FS-PRO-SPO-050
  adversarial | pet cord cat6 1,5m | sku:FS-NET-C6-015
  adversarial | keistone hdmi | sku:FS-KEY-HDM
  adversarial | fibra sc apc com sc apc 3 mts | sku:FS-FIB-SSA-030
  adversarial | vga para hdmi | sku:FS-ADP-VGH
  adversarial | hdmi pra vga com som | sku:FS-ADP-HVG
  adversarial | hdmi para dvi 2m | sku:FS-LEG-DVH-020
  missing | hdmi para usb c | none
  missing | hdmi para rca | none
  missing | optico para rca | none
  missing | displayport para vga | none
  adversarial | conversor de hdmi pra sdi | sku:FS-ADP-HS3
  missing | lightning para hdmi | none
  adversarial | patch cord entre 1 e 3 metros | sku:FS-NET-C6-015,FS-NET-C6-030,FS-NET-C6A-010,FS-NET-C6A-030,FS-NET-C8-010,FS-NET-C8-030
  adversarial | cabo hdmi com mais de 20 metros | sku:FS-HDM-O48-300,FS-HDM-O48-500,FS-HDM-O48-1000,FS-HDM-O18-300,FS-HDM-O18-500
  adversarial | toslink de 2 a 5m | sku:FS-AUD-TOS-020,FS-AUD-TOS-050
  adversarial | cabo hdmi abaixo de 30 reais | sku:FS-HDM-HS-010,FS-HDM-HS-018,FS-HDM-HS-030,FS-HDM-P18-005,FS-HDM-E18-010
  adversarial | cabo displayport que não seja mini | sku:FS-DSP-14-010,FS-DSP-14-015,FS-DSP-14-020,FS-DSP-12-018,FS-DSP-12-030,FS-DSP-O14-100,FS-DSP-O14-200,FS-DSP-40-010,FS-DSP-40-020,FS-DSP-54-010,FS-DSP-54-020,FS-DSP-80-010,FS-DSP-80A-020,FS-DSP-80A-030
  adversarial | cabo hdmi 15 metros sem ser optico | sku:FS-HDM-A18-150
  adversarial | fio de caixa que não seja cca | sku:FS-CXA-F15-100,FS-CXA-F15-200,FS-CXA-F25-100,FS-CXA-F25-200,FS-CXA-F25-300,FS-CXA-B25-1000,FS-CXA-B40-500
  adversarial | patch cord cat6 não blindado 5m | sku:FS-NET-C6-050
  adversarial | switch hdmi 120hz ps5 e xbox | sku:FS-DST-W31
  adversarial | cabo da mesa de som pra caixa ativa 10 metros | sku:FS-PRO-XLR-100
  adversarial | interface de audio no monitor de referencia | sku:FS-PRO-TRS-030,FS-PRO-TRS-050
  adversarial | macbook pro na tv 4k | sku:FS-USC-HDM-010,FS-USC-HDM-020,FS-USC-HDM-030,FS-USC-H8K-020,FS-ADP-CHP
  adversarial | steam deck na tv | sku:FS-USC-HDM-010,FS-USC-HDM-020,FS-USC-HDM-030,FS-USC-H8K-020,FS-ADP-CHP
  adversarial | cabo nintendo switch na tv | sku:FS-HDM-HS-010,FS-HDM-HS-018,FS-HDM-HS-030,FS-HDM-HS-050,FS-HDM-P18-005,FS-HDM-P18-010,FS-HDM-P18-020,FS-HDM-P18-030,FS-HDM-P18-050,FS-HDM-E18-010,FS-HDM-E18-020,FS-HDM-E18-030,FS-HDM-U48-005,FS-HDM-U48-010,FS-HDM-U48-015,FS-HDM-U48-020,FS-HDM-U48-030,FS-HDM-U48-050,FS-HDM-E48-010,FS-HDM-E48-020,FS-HDM-PLN-020,FS-HDM-PLN-030,FS-HDM-N18-010,FS-HDM-N18-020,FS-HDM-N48-010,FS-HDM-N48-020
  adversarial | speaker wire 20m | sku:FS-CXA-F15-200,FS-CXA-F25-200
  adversarial | guitar cable 6m | sku:FS-PRO-P10-060
  adversarial | flat hdmi cable | sku:FS-HDM-PLN-020,FS-HDM-PLN-030
  adversarial | cable tester | sku:FS-FER-TST
  adversarial | raspberry pi 4 hdmi | sku:FS-HDM-MIC-005,FS-HDM-MIC-010,FS-HDM-MIC-020
  adversarial | cabo hdmi e cabo de rede de 10 metros | sku:FS-HDM-HS-100,FS-HDM-A18-100,FS-HDM-O48-100,FS-NET-C6-100,FS-NET-C6A-100
  adversarial | velcro e abraçadeira | sku:FS-FER-VLC,FS-FER-ABR
  adversarial | home theater antigo com entrada coaxial | sku:FS-AUD-COX-010,FS-AUD-COX-030
  adversarial | espelho com hdmi e internet | sku:FS-KEY-EHR
`;

export const FRESH_TWENTY_FIVE = judgementsOf(FIRST + SEALED);
