/**
 * A twenty-third batch: 40 adversarial queries and 15 of what is not sold, by a second judge, written with their rules before one was asked of
 * code that was frozen; seven rules that were plainly too wide or too narrow are as the judge put them right.
 */
import { judgementsOf } from '../rule-line.ts';

export const FRESH_TWENTY_THREE = judgementsOf(`
  typo | cabu hdmi 2mt 4k | sku:FS-HDM-P18-020,FS-HDM-E18-020,FS-HDM-U48-020,FS-HDM-E48-020,FS-HDM-PLN-020,FS-HDM-N18-020,FS-HDM-N48-020
  spacing | cabohdmi5metros | sku:FS-HDM-HS-050,FS-HDM-P18-050,FS-HDM-U48-050
  device | fio pra ligar play5 na tv 4k 120hz | sku^:FS-HDM-U48-,FS-HDM-E48-,FS-HDM-N48-,FS-HDM-O48-,FS-HDM-U96-
  device | adapitador tipo c p tv | sku^:FS-USC-HDM-,FS-USC-H8K-,FS-ADP-CHP
  slang | cabo de internet 10 metro | sku:FS-NET-C6-100,FS-NET-C6A-100
  look | cabo de rede vermelho | sku:FS-NET-C6-015,FS-NET-C6-030
  look | cabo azul de rede cat 6 3 metros | sku:FS-NET-C6-030
  direction | transformar vga em hdmi | sku:FS-ADP-VGH
  direction | hdmi pra vga | sku:FS-ADP-HVG
  direction | display port pra hdmi | sku^:FS-DSP-HDM-,FS-ADP-DPH
  direction | hdmi p/ displayport | sku:FS-ADP-HDP
  use | cabo optico da tv pro home | sku^:FS-AUD-TOS-
  device | cabo da som bar | sku^:FS-AUD-TOS-,FS-HDM-HS-,FS-HDM-P18-,FS-HDM-E18-,FS-HDM-U48-,FS-HDM-E48-,FS-HDM-PLN-,FS-HDM-N18-,FS-HDM-N48-
  length | fio de caixa de som 2,5mm | sku^:FS-CXA-F25-,FS-CXA-B25-
  typo | cabo guitara 5m vermelho | sku:FS-PRO-P10-050
  slang | cabo canon macho femea 10 mt | sku:FS-PRO-XLR-100
  length | cabo de microfone 20 metros | sku:FS-PRO-XLR-200
  kind | p10 estereo | sku^:FS-PRO-TRS-,FS-PRO-XTR-,FS-PRO-S08-030
  direction | cabo p2 p rca | sku^:FS-AUD-P2R-
  look | cabo auxiliar branco | sku:FS-AUD-P2-010
  look | cabo hdmi com a ponta virada | sku^:FS-HDM-N18-,FS-HDM-N48-
  look | hdmi chato branco 3 metros | sku:FS-HDM-PLN-030
  device | hdmi fininho pra camera sony | sku^:FS-HDM-MIC-,FS-HDM-MNI-
  price | hdmi ate 30 reais | sku:FS-HDM-HS-010,FS-HDM-HS-018,FS-HDM-HS-030,FS-HDM-E18-010,FS-HDM-P18-005,FS-ADP-EHD,FS-ADP-DVH
  use | cabo usb c carrega e passa video | sku^:FS-USC-G1-,FS-USC-G2-,FS-USC-U4-,FS-USC-U4A-,FS-USC-U80-
  device | cabo do notebook pro projetor antigo | sku^:FS-LEG-VGA-
  use | divisor hdmi 2 tvs | sku:FS-DST-S12,FS-DST-S14
  slang | chaveador hdmi | sku^:FS-DST-W
  use | cabo pra camera de seguranca | sku^:FS-SDI-3G-,FS-SDI-6G-,FS-SDI-12G-,FS-SDI-12R6-,FS-SDI-R59-,FS-NET-B6X-,FS-NET-B6-,FS-NET-C6-
  length | cabo bnc 20m | sku:FS-SDI-3G-200,FS-SDI-12G-200,FS-SDI-6G-200
  slang | plug banana dourado | sku:FS-CXA-BAN-08
  device | fibra do modem da vivo 10m | sku:FS-FIB-SSA-100
  kind | lc lc monomodo | sku^:FS-FIB-LLS-
  use | tomada de rede de parede | sku:FS-KEY-R6,FS-KEY-R6A,FS-KEY-E2,FS-KEY-EHR
  use | bobina cabo rede externo | sku^:FS-NET-B6X-
  length | extensor hdmi 60 metros pelo cabo de rede | sku:FS-DST-E60,FS-DST-HBT
  wishes | cabo dvi hdmi e cabo vga | sku^:FS-LEG-DVH-,FS-LEG-VGA-
  wishes | cabo rca e cabo optico | sku^:FS-AUD-RCA-,FS-AUD-TOS-,FS-AUD-P2R-,FS-AUD-COX-,FS-AUD-SUB-,FS-LEG-CVB-,FS-LEG-YPR-,FS-FIB-,FS-HDM-O
  length | cabo p sub woofer ativo 7 metro | sku:FS-AUD-SUB-075
  brand | tramavia displayport 1.4 | b:Tramavia f:compatibilidade=DisplayPort 1.4
  missing | controle remoto de tv samsung | none
  missing | carregador de iphone | none
  missing | bateria de notebook | none
  missing | pelicula galaxy s23 | none
  missing | caixa de som jbl | none
  missing | antena digital | none
  missing | cabo de forca pc | none
  missing | cabo sata | none
  missing | mouse sem fio | none
  missing | extensao eletrica tomada | none
  missing | cabo lightning iphone | none
  missing | fonte 12v | none
  missing | suporte de tv | none
  missing | roteador wifi | none
  missing | cabo scart | none
`);
