/**
 * A nineteenth batch: 135 adversarial queries of fourteen kinds, written from names and data sheets by who then mended the kinds that
 * failed. 47 more of the same list were counted once.
 */
import { PLAIN_HDMI } from '../plain-hdmi.ts';
import { judgementsOf } from '../rule-line.ts';

export const FRESH_NINETEEN = judgementsOf(String.raw`
  unsold-way | conversor vga pra displayport | none
  unsold-way | sdi pra vga | none
  unsold-way | transformar rca em hdmi | none
  unsold-way | conversor otico para rca | none
  unsold-way | cabo display port vga | none
  unsold-way | hdmi pra av | none
  unsold-way | bnc para rca | none
  unsold-way | p10 para p2 | none
  unsold-way | hdmi pra usb c monitor portatil | none
  unsold-way | sdi para displayport | none
  unsold-way | hdmi para dvi | sku:FS-LEG-DVH-020,FS-ADP-DVH
  use | negocio pra testar cabo de rede | sku:FS-FER-TST
  use | trem de prender cabo no rack | sku:FS-FER-VLC,FS-FER-ABR
  use | ferramenta pra tirar a capa do coaxial | sku:FS-FER-DCP
  use | aparelho que joga a mesma imagem em 4 tv | sku:FS-DST-S14
  use | mandar hdmi longe pelo cabo de rede | sku:FS-DST-E60,FS-DST-HBT
  use | emendar dois hdmi | sku:FS-ADP-EHD
  use | limpar a ponta da fibra | sku:FS-FER-CLC
  use | prensar conector bnc | sku:FS-FER-ALB
  use | aparelho pra saber se o cabo ta rompido | sku:FS-FER-TST
  use | alongar o fone de ouvido | sku:FS-AUD-P3X-020
  two | notebook usb c no monitor displayport | sku^:FS-USC-DSP-
  two | celular no receiver | sku^:FS-AUD-P2R-
  two | xbox na tv 4k | ${PLAIN_HDMI}
  two | switch de rede no roteador | sku^:FS-NET-C6-,FS-NET-C6A-,FS-NET-C8-
  two | macbook no projetor | sku^:FS-USC-HDM-,FS-USC-H8K-,FS-ADP-CHP
  two | pc displayport na tv hdmi | sku^:FS-DSP-HDM-,FS-ADP-DPH
  two | gopro na tv | sku^:FS-HDM-MIC-
  two | subwoofer ativo no receiver | sku^:FS-AUD-SUB-
  two | microfone na mesa | sku^:FS-PRO-XLR-
  two | teclado na mesa de som | sku^:FS-PRO-P10-,FS-PRO-TRS-
  two | camera sdi no switcher 50 metros | sku:FS-SDI-12R6-500
  two | camera hdmi no switcher sdi | sku:FS-ADP-HS3
  two | dvr hdmi no monitor vga | sku:FS-ADP-HVG
  two | onu no roteador | sku^:FS-NET-C6-,FS-NET-C6A-,FS-NET-C8-
  two | guitarra na pedaleira | sku^:FS-PRO-P10-
  colour | fibra amarela | sku^:FS-FIB-LLS-,FS-FIB-LSS-
  colour | cabo fibra ponta verde | sku^:FS-FIB-SSA-
  colour | fibra conector verde 10m | sku:FS-FIB-SSA-100
  colour | cabo amarelo branco e vermelho videogame antigo | sku:FS-LEG-CVB-020
  colour | cabo de tres cores verde azul vermelho | sku:FS-LEG-YPR-030
  colour | rca laranja | sku^:FS-AUD-COX-
  colour | p2 verde da caixinha do pc | sku^:FS-AUD-P2-,FS-AUD-P2R-
  colour | cabo azul de internet 3m | sku:FS-NET-C6-030,FS-NET-C6A-030
  colour | cabo azul do monitor antigo | sku^:FS-LEG-VGA-
  colour | keystone vermelho | sku:FS-KEY-R6
  angle | hdmi ponta em L | sku^:FS-HDM-N18-,FS-HDM-N48-
  angle | cabo hdmi cotovelo 2m | sku:FS-HDM-N18-020,FS-HDM-N48-020
  angle | hdmi angulado 8k | sku^:FS-HDM-N48-
  angle | hdmi de quina 1 metro | sku:FS-HDM-N18-010,FS-HDM-N48-010
  angle | hdmi torto | sku^:FS-HDM-N18-,FS-HDM-N48-
  angle | p10 em L curtinho | sku:FS-PRO-PTC-003
  angle | hdmi curva 90 | sku^:FS-HDM-N18-,FS-HDM-N48-
  glued | hdmixhdmi 3m | ${PLAIN_HDMI} m=3
  glued | dpxhdmi | sku^:FS-DSP-HDM-,FS-ADP-DPH
  glued | p2x2rca | sku^:FS-AUD-P2R-
  glued | xlrxp10 5m | sku:FS-PRO-XTR-050
  glued | hdmivga | sku:FS-ADP-HVG
  glued | vgaxhdmi | sku:FS-ADP-VGH
  glued | sdixhdmi | sku:FS-ADP-SH3,FS-ADP-SH12
  glued | lcxsc | sku^:FS-FIB-LSS-
  glued | patchpanel24 | sku:FS-KEY-P24,FS-KEY-PK24
  glued | speakonspeakon 10m | sku:FS-PRO-SPO-100
  glued | cabohdmi2m | ${PLAIN_HDMI} m=2
  glued | p2xp2 | sku^:FS-AUD-P2-
  sound | cabo rdmi 3 metros | ${PLAIN_HDMI} m=3
  sound | cabo dispray porte | c:displayport/
  sound | cabo tosliki | sku^:FS-AUD-TOS-
  sound | cabo de audio hoptico | sku^:FS-AUD-TOS-
  sound | spicon 10m | sku:FS-PRO-SPO-100
  sound | isplitter hdmi | sku:FS-DST-S12,FS-DST-S14
  sound | quiston rj45 | sku:FS-KEY-R6,FS-KEY-R6A
  sound | pach painel | sku:FS-KEY-P24,FS-KEY-PK24,FS-KEY-P48
  sound | cabo canom 5m | sku:FS-PRO-XLR-050
  sound | plugue bananna | sku:FS-CXA-BAN-08
  sound | abracadera de nailon | sku:FS-FER-ABR
  sound | canaletta adezivo | sku:FS-FER-CAN
  sound | velcru | sku:FS-FER-VLC
  sound | cabo sabiufer | sku^:FS-AUD-SUB-
  sound | cabo uesse be ce pra agademi | sku^:FS-USC-HDM-,FS-USC-H8K-,FS-ADP-CHP
  missing | placa de captura hdmi | none
  missing | bateria de nobreak 12v | none
  missing | controle de xbox | none
  missing | suporte de parede pra tv 50 | none
  missing | hub usb 4 portas | none
  missing | roteador wifi 6 | none
  missing | caixa de som jbl | none
  missing | mesa de som 12 canais | none
  missing | camera intelbras | none
  missing | dvr 8 canais | none
  missing | fonte 12v camera | none
  missing | fita isolante | none
  missing | antena digital | none
  missing | cabo midi | none
  missing | cabo p2 p10 | none
  missing | pen drive 64gb | none
  missing | lampada led | none
  whatsapp | kbo hdmi 2 mt | ${PLAIN_HDMI} m=2
  whatsapp | qto ta o splitter 1x4 | sku:FS-DST-S14
  whatsapp | boa tarde queria um cabo de rede de 10 metros | sku:FS-NET-C6-100,FS-NET-C6A-100
  whatsapp | vcs tem cabo p2 rca 5 mts | sku:FS-AUD-P2R-050
  whatsapp | opa blz tem adaptador de displayport p hdmi | sku^:FS-DSP-HDM-,FS-ADP-DPH,FS-ADP-MDH
  voice | cabo h d m i vinte metros | sku:FS-HDM-O48-200
  voice | cabo xis ele erre dez metros | sku:FS-PRO-XLR-100,FS-PRO-DMX-100
  voice | fio dois por dois e meio | sku^:FS-CXA-F25-,FS-CXA-B25-
  voice | cabo erre jota quarenta e cinco dez metros | sku:FS-NET-C6-100,FS-NET-C6A-100
  slang | cabo da net 3m | sku:FS-NET-C6-030,FS-NET-C6A-030,FS-NET-C8-030
  slang | cabo rca som automotivo 5m | sku:FS-AUD-RCA-050
  slang | fio pra corneta rolo 100m | sku:FS-CXA-B07-1000,FS-CXA-B25-1000
  slang | cabo de guita vermelho | sku:FS-PRO-P10-030,FS-PRO-P10-050
  slang | medusa de palco | sku:FS-PRO-SPK-150,FS-PRO-SPK-300
  slang | rabicho de rede 50cm | sku:FS-NET-C6-005
  slang | cabo de video antigo azul 15 pinos | sku^:FS-LEG-VGA-
  slang | fitilho plastico pra cabo 100un | sku:FS-FER-ABR
  slang | cabo par trancado caixa fechada | sku:FS-NET-B6-3050,FS-NET-B6X-3050,FS-NET-B6A-3050
  trade | rca pra cdj 1m | sku:FS-AUD-RCA-010
  trade | coaxial cftv rolo 100m | sku:FS-SDI-R59-1000,FS-SDI-R6-1000
  trade | cabo sdi 12g 20 metro | sku:FS-SDI-12G-200
  trade | cordao duplex monomodo lc 3m | sku:FS-FIB-LLS-030,FS-FIB-LSS-030
  trade | xlr retorno de palco 20m | sku:FS-PRO-XLR-200
  trade | fio caixa home theater 20m | sku:FS-CXA-F15-200,FS-CXA-F25-200
  trade | hdmi ps5 120fps 3m | sku:FS-HDM-U48-030
  trade | espelho de parede com hdmi | sku:FS-KEY-EHR
  trade | cordao lc pra sfp 10g 5m | sku:FS-FIB-LL3-050,FS-FIB-LL4-050
  trade | cabo coaxial 12g rolo 305 | sku:FS-SDI-R6-3050,FS-SDI-R11-3050
  brand | tramavia 8k 2m | sku:FS-HDM-U48-020,FS-HDM-N48-020,FS-USC-H8K-020,FS-USC-U4A-020
  brand | palcorde 10 metros | sku:FS-PRO-XLR-100,FS-PRO-DMX-100,FS-PRO-SPO-100
  brand | lumefio om4 | sku^:FS-FIB-LL4-
  brand | keystone malha norte blindado | sku:FS-KEY-R6A
  size | hdmi 1 metro e oitenta | sku:FS-HDM-HS-018
  size | cabo rede meio metro | sku:FS-NET-C6-005
  size | fibra lc 10 m | sku:FS-FIB-LL3-100,FS-FIB-LLS-100
  size | cabo hdmi 7 metros e meio | sku:FS-HDM-HS-075,FS-HDM-A18-075
  size | otico ate 2 metros | sku:FS-AUD-TOS-010,FS-AUD-TOS-020
  size | velcro 5 metros azul | sku:FS-FER-VLC
`);
