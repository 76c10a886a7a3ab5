/**
 * A twenty-second batch: 110 queries that are sold and 47 that are not, by a judge who had read nothing of the search and wrote them with their
 * rules before asking, in two rounds; seven rules are as the judge took them back.
 */
import { PLAIN_HDMI } from '../plain-hdmi.ts';
import { judgementsOf } from '../rule-line.ts';

const SPEAKER_WIRE = 'sku^:FS-CXA-F,FS-CXA-B0,FS-CXA-B2';
const ON_A_TELEVISION = 'sku^:FS-HDM-,FS-AUD-TOS-,FS-LEG-CVB-,FS-USC-HDM-,FS-USC-H8K-,FS-ADP-CHP';

export const FRESH_TWENTY_TWO = judgementsOf(`
  one | cabo hdmi pra tv de 3mt | ${PLAIN_HDMI} m=3
  one | cabo p notebook na tv | sku^:FS-HDM-,FS-USC-HDM-,FS-USC-H8K-,FS-DSP-HDM-
  one | hdmi10m | ${PLAIN_HDMI} m=10
  one | cabo rede 5 mts | sku^:FS-NET-C m=5
  one | cabo de internet 10 metros | sku^:FS-NET-C m=10
  one | fio de caixinha de som | ${SPEAKER_WIRE}
  one | cabo usb c p hdmi | sku^:FS-USC-HDM-,FS-USC-H8K-
  one | adaptador vga para hdmi | sku:FS-ADP-VGH
  one | hdmi p/ vga | sku:FS-ADP-HVG
  one | display port p/ hdmi | sku^:FS-DSP-HDM-,FS-ADP-DPH
  one | hdmi para displayport | sku:FS-ADP-HDP
  one | mini display port p hdmi | sku:FS-ADP-MDH
  one | cabo p2 x rca 5m | sku:FS-AUD-P2R-050
  one | cabo xrl 10 metro | sku:FS-PRO-XLR-100,FS-PRO-DMX-100
  one | cabo microfone canon 5mts | sku:FS-PRO-XLR-050
  one | cabo guitarra p10 barato | sku^:FS-PRO-P10-
  one | cabinho pra pedaleira | sku:FS-PRO-PTC-003
  one | cabo optico som tv | sku^:FS-AUD-TOS-
  one | toslink 2mt | sku:FS-AUD-TOS-020
  one | cabo pra play 5 4k 120hz | sku^:FS-HDM-U48-,FS-HDM-E48-,FS-HDM-N48-,FS-HDM-O48-,FS-HDM-U96-
  one | hdmi 2.1 2m | sku:FS-HDM-U48-020,FS-HDM-E48-020,FS-HDM-N48-020
  one | hdmi 2.0 15 metros | sku:FS-HDM-O48-150,FS-HDM-O18-150,FS-HDM-A18-150
  one | cabo hdmi ate 30 reais | ${PLAIN_HDMI} p<=30
  one | cat6 azul 3m | sku:FS-NET-C6-030
  one | cabo cat 6 externo | sku:FS-NET-B6X-3050
  one | cabo rede blindado | sku^:FS-NET-B6X-,FS-NET-B6A-,FS-NET-C6A-,FS-NET-C8-
  one | cabo hdmi 90 graus | sku^:FS-HDM-N18-,FS-HDM-N48-
  one | hdmi chato branco | sku^:FS-HDM-PLN-
  one | cordao optico lc lc monomodo | sku^:FS-FIB-LLS-
  one | fibra verde da onu | sku^:FS-FIB-SSA-
  one | splitter hdmi 4 saidas | sku:FS-DST-S14
  one | chave hdmi 3 entradas | sku:FS-DST-W31
  one | divisor hdmi p 2 tv | sku:FS-DST-S12,FS-DST-S14
  one | cabo bnc camera 20m | sku:FS-SDI-3G-200,FS-SDI-12G-200,FS-SDI-6G-200
  one | cabo sdi 12 g 30 mts | sku:FS-SDI-12R6-300
  one | lume fio hdmi 30 metros | sku:FS-HDM-O48-300,FS-HDM-O18-300
  one | trama via displayport | b:Tramavia sku^:FS-DSP-,FS-USC-DSP-,FS-USC-
  one | FSHDMU48020 | sku:FS-HDM-U48-020
  one | ptc hv1 | sku:FS-ADP-HVG
  one | tomada hdmi de parede | sku:FS-KEY-EHR
  one | abracadeiras nylon pretas | sku:FS-FER-ABR
  one | velcro p organizar fios | sku:FS-FER-VLC
  one | cabo usbc carregar notebook 100w | sku^:FS-USC-G1-,FS-USC-G2-,FS-USC-U
  one | extensor hdmi cabo de rede | sku:FS-DST-E60,FS-DST-HBT
  one | plug banana caixa de som | sku:FS-CXA-BAN-08
  one | cabo dmx luz 10m | sku:FS-PRO-DMX-100
  one | cabo sub 7,5 | sku:FS-AUD-SUB-075
  one | hdmi um metro e meio | ${PLAIN_HDMI} m=1.5
  one | caborede5m | sku^:FS-NET-C m=5
  one | cabohdmi2metros | ${PLAIN_HDMI} m=2
  two | cabo pro projetor hdmi 10 mts | ${PLAIN_HDMI} m=10
  two | cabo c/ 2 metros p tv | ${ON_A_TELEVISION} m=2
  two | hdmi 5mt | ${PLAIN_HDMI} m=5
  two | cabo hdmi 50cm | ${PLAIN_HDMI} m=0.5
  two | cabo hdmi meio metro | ${PLAIN_HDMI} m=0.5
  two | micro hdmi 50 cm | sku:FS-HDM-MIC-005
  two | cabo hdmi mais barato | n:cabo.*hdmi
  two | cabo aux carro | sku^:FS-AUD-P2-
  two | cabo p2 p2 branco | sku:FS-AUD-P2-010
  two | cabo rca vermelho e branco | sku^:FS-AUD-RCA-,FS-AUD-P2R-
  two | cabo av 3 cores dvd | sku:FS-LEG-CVB-020
  two | cabo componente verde azul vermelho | sku:FS-LEG-YPR-030
  two | cabo do monitor antigo | sku^:FS-LEG-VGA-,FS-LEG-DV
  two | cabo vga 5 mtrs | sku:FS-LEG-VGA-050
  two | cabo dvi p hdmi | sku:FS-LEG-DVH-020
  two | cabo earc soundbar | ${PLAIN_HDMI} f:classe=Ultra
  two | cabo coaxial som digital | sku^:FS-AUD-COX-
  two | cabo coaxial rg 6 | sku^:FS-SDI-12R6-,FS-SDI-R6-
  two | rolo coaxial 100m | sku:FS-SDI-R59-1000,FS-SDI-R6-1000
  two | caixa cabo rede 305 | sku^:FS-NET-B
  two | keystone preto cat 6 | sku:FS-KEY-R6
  two | path panel 24 portas | sku:FS-KEY-P24,FS-KEY-PK24
  two | espelho 4 x 2 | sku:FS-KEY-E2,FS-KEY-EHR
  two | canaletas brancas | sku:FS-FER-CAN
  two | descascador cabo coaxial | sku:FS-FER-DCP
  two | testador cabo rede | sku:FS-FER-TST
  two | limpador de fibra | sku:FS-FER-CLC
  two | etiquetas p cabos | sku:FS-FER-ETQ
  two | medusa 12 vias 30 m | sku:FS-PRO-SPK-300
  two | speakon 10 metro | sku:FS-PRO-SPO-100
  two | fio de som 2x2,5 | sku^:FS-CXA-F25-,FS-CXA-B25-
  two | fio paralelo 1,5 caixa acustica | sku^:FS-CXA-F15-
  two | bobina fio som 100 metros | sku:FS-CXA-B25-1000,FS-CXA-B07-1000
  two | cabo thunderbolt 4 | sku^:FS-USC-U
  two | usb4 2m | sku:FS-USC-U4A-020
  two | matriz hdmi 8x8 | sku:FS-DST-M88
  two | switch hdmi 5x1 | sku:FS-DST-W51
  two | hdmi 1x2 | sku:FS-DST-S12
  two | conversor sdi para hdmi 4k | sku:FS-ADP-SH12
  two | conversor sdi hdmi | sku:FS-ADP-SH3,FS-ADP-SH12,FS-ADP-HS3
  two | cabo monitor 144hz | f:taxa-maxima=144|240
  two | cabo edmi 2 metros | ${PLAIN_HDMI} m=2
  two | cabo hdmi preto 3 metros 4k 60hz | sku:FS-HDM-P18-030
  two | hdmi cinza 2m | sku:FS-HDM-E18-020
  two | essencial hdmi 1m | sku:FS-HDM-E48-010,FS-HDM-E18-010,FS-HDM-HS-010
  two | rede cat6a azul 3 m | sku:FS-NET-C6A-030
  two | fs adp hdp | sku:FS-ADP-HDP
  two | cabo usb c 240 w | sku^:FS-USC-U4-,FS-USC-U80-
  two | cabo da mesa de som pra caixa ativa | sku^:FS-PRO-XLR-,FS-PRO-TRS-,FS-PRO-XTR-
  two | caixa jbl no celular | sku^:FS-AUD-P2-,FS-AUD-P2R-
  two | celular na tv | sku^:FS-USC-HDM-,FS-USC-H8K-,FS-ADP-CHP
  two | ligar toca disco no receiver | sku^:FS-AUD-RCA-
  two | cabos de microfone | sku^:FS-PRO-XLR-
  two | emenda p cabo hdmi | sku:FS-ADP-EHD
  two | hdmi por cabo rede 60m | sku:FS-DST-E60,FS-DST-HBT
  two | cabo fibra hdmi 20mts | sku:FS-HDM-O48-200
  two | fonte phantom xlr 15m | sku:FS-PRO-XLR-150
  two | cabo baixo l 90 | sku^:FS-PRO-PTC-,FS-PRO-P10-
  two | cordao lc sc 5 m | sku:FS-FIB-LSS-050
  two | om4 violeta | sku^:FS-FIB-LL4-
  missing | cabo lightning iphone | none
  missing | carregador de iphone | none
  missing | controle remoto tv samsung | none
  missing | suporte de tv parede | none
  missing | hdmi sem fio | none
  missing | conversor av para hdmi | none
  missing | cabo scart hdmi | none
  missing | conector rj45 macho | none
  missing | alicate de crimpar rj45 | none
  missing | cabo midi usb | none
  missing | antena digital hdmi | none
  missing | cabo usb impressora | none
  missing | fone bluetooth | none
  missing | roteador wifi cat6 | none
  missing | microfone sem fio xlr | none
  missing | cabo de força notebook | none
  missing | filtro de linha | none
  missing | pendrive usb c | none
  missing | adaptador p2 para p10 | none
  missing | placa de captura hdmi | none
  missing | cabo sata | none
  missing | emenda rj45 | none
  missing | cabo hdmi para rca | none
  missing | cabo displayport para vga | none
  missing | conversor otico para p2 | none
  missing | switch displayport | none
  missing | splitter vga | none
  missing | cabo hdmi para usb | none
  missing | extensor usb | none
  missing | cabo speakon para p10 | none
  missing | hub usb c 7 portas | none
  missing | caixa de som bluetooth | none
  missing | carregador usb c 65w | none
  missing | rack 19 polegadas | none
  missing | nobreak | none
  missing | fita isolante | none
  missing | amplificador de som | none
  missing | cabo vga para displayport | none
  missing | transmissor hdmi wireless | none
  missing | cabo usb c para lightning | none
  missing | adaptador xlr para p2 | none
  missing | direct box | none
  missing | phono pre | none
  missing | cabo p10 para p2 | none
  missing | adaptador rj11 | none
  missing | fonte 12v cftv | none
  missing | conector bnc de parafuso | none
`);
