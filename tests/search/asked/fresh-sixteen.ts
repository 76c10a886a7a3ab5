/**
 * A sixteenth batch: 40 queries more by the same person, asked after the causes of the fifteenth were mended.
 */
import { judgementsOf } from '../rule-line.ts';

export const FRESH_SIXTEEN = judgementsOf(String.raw`
  kind | cabo hdmi plano | sku^:FS-HDM-PLN-
  kind | cabo hdmi óptico 30m | sku:FS-HDM-O48-300,FS-HDM-O18-300
  kind | extensor hdmi cat6 | sku:FS-DST-E60,FS-DST-HBT
  kind | cabo dvi | sku^:FS-LEG-DVI-,FS-LEG-DVH-020
  kind | patch cord cat6a 1m | sku:FS-NET-C6A-010
  kind | cabo de subwoofer | sku^:FS-AUD-SUB-
  kind | alicate de crimpar | sku:FS-FER-ALB
  kind | espelho 2 keystones | sku:FS-KEY-E2
  kind | bobina rg6 100m | sku:FS-SDI-R6-1000
  kind | cabo banana | sku:FS-CXA-BAN-08,FS-CXA-PRT-030
  slang | cabo de som do celular pra caixa | sku^:FS-AUD-P2-,FS-AUD-P2R-
  slang | cabo de internet comprido pra instalar na casa | sku:FS-NET-B6-3050,FS-NET-B6X-3050,FS-NET-B6A-3050
  slang | fio de alto falante 20 metros | sku:FS-CXA-F15-200,FS-CXA-F25-200
  slang | cabo de antena rolo | sku^:FS-SDI-R59-1000,FS-SDI-R6-,FS-SDI-R11-3050
  slang | cabo de instrumento | sku^:FS-PRO-P10-
  slang | cabo de violao 5m | sku:FS-PRO-P10-050
  slang | adaptador de notebook pra projetor antigo | sku:FS-ADP-HVG
  slang | aumentar cabo do fone | sku:FS-AUD-P3X-020
  slang | caixinha que divide hdmi em duas tvs | sku:FS-DST-S12
  slang | cabo pra câmera de segurança | sku^:FS-SDI-3G-,FS-SDI-R59-1000
  device | nikon d3500 na tv | sku^:FS-HDM-MNI-
  device | cabo xbox series x 4k 120 | sku^:FS-HDM-U48-,FS-HDM-E48-,FS-HDM-O48-,FS-HDM-N48-
  device | receiver na soundbar otico | sku^:FS-AUD-TOS-
  device | guitarra na pedaleira | sku^:FS-PRO-P10-,FS-PRO-PTC-003
  device | switch nintendo na tv | sku^:FS-HDM-HS-,FS-HDM-P18-,FS-HDM-E18-,FS-HDM-A18-,FS-HDM-U48-,FS-HDM-E48-,FS-HDM-U96-010,FS-HDM-O48-,FS-HDM-O18-,FS-HDM-PLN-,FS-HDM-N18-,FS-HDM-N48-
  device | mesa de som na caixa ativa | sku^:FS-PRO-XLR-,FS-PRO-TRS-,FS-PRO-XTR-
  device | placa de vídeo monitor 144hz | sku^:FS-HDM-U48-,FS-HDM-E48-,FS-HDM-N48-,FS-DSP-14-,FS-DSP-12-,FS-DSP-40-,FS-DSP-54-,FS-DSP-80-010,FS-DSP-80A-
  device | ptz sdi switcher 20m | sku:FS-SDI-3G-200,FS-SDI-6G-200,FS-SDI-12G-200
  direction | displayport para hdmi | sku^:FS-DSP-HDM-,FS-ADP-DPH
  direction | mini displayport para hdmi | sku:FS-ADP-MDH
  direction | hdmi para sdi | sku:FS-ADP-HS3
  typo | cabo displai port | sku^:FS-DSP-
  typo | xrl 5 metros | sku:FS-PRO-XLR-050
  typo | abraçadera | sku:FS-FER-ABR
  typo | optico toslinc 5m | sku:FS-AUD-TOS-050
  spacing | xlrxlr 10m | sku:FS-PRO-XLR-100,FS-PRO-DMX-100
  spacing | hdmi90graus | sku^:FS-HDM-N18-,FS-HDM-N48-
  missing | cabo usb impressora | none
  missing | controle remoto universal | none
  missing | suporte de tv | none
`);
