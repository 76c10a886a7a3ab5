/**
 * A fourteenth batch: 40 adversarial queries by somebody who had tuned nothing, with what is right written from the data sheets before
 * any answer was looked at.
 */
import { judgementsOf } from '../rule-line.ts';

export const FRESH_FOURTEEN = judgementsOf(String.raw`
  refused | quero ligar notebook sem hdmi na tv | n:(usb-c|vga|displayport|dvi-d).*para hdmi
  refused | hdmi 2.1 mas não ultra96 1m | c:/hdmi/ f:compatibilidade=HDMI 2.1 n:!ultra96 m=1
  refused | cabo q nao seja hdmi pra ligar pc no monitor | c:cabos-de-video/ n:(displayport|vga|dvi-d) n:!hdmi
  length | patch cord 30cm | n:patch cord m=0.5
  length | cabo hdmi 4m | c:/hdmi/ m=5
  length | HDMI??? 5 metros!!! | c:/hdmi/ m=5
  length | cabo hdmi de 5 m que aguente 8k | c:/hdmi/ f:resolucao-maxima=8K m=5
  length | menos de 2 metros displayport 1.4 | c:dp-1-4 f:compatibilidade=DisplayPort 1.4 m<2
  length | entre 10 e 20 metros xlr | n:xlr m>=10 m<=20
  length | quero o hdmi mais comprido | sku:FS-HDM-O48-1000
  length | cabo xlr femea xlr macho dez metros preto | sku:FS-PRO-XLR-100
  length | 3,5mm para rca 5mts | sku:FS-AUD-P2R-050
  length | 6,35mm guitarra 6m | sku:FS-PRO-P10-060
  length | caixa acustica cabo 2,5mm 30 metros | sku:FS-CXA-F25-300
  wish | cabo que passa imagem e carrega o notebook | n:^(cabo|adaptador) usb.*(100|240) w
  wish | microfone pra show 20m cabo resistente | sku:FS-PRO-XLR-200
  wish | hdmi com a ponta virada | n:hdmi 90
  wish | cabo fino de hdmi ótico 15 m | n:hdmi optico m=15
  wish | levar hdmi pra outro comodo por cabo de rede | c:extensor
  wish | ligar 2 xbox na mesma tv | c:switch
  wish | uma imagem em 4 monitores iguais | sku:FS-DST-S14
  wish | colocar nome nos fios | sku:FS-FER-ETQ
  wish | tomada 4x2 com hdmi e internet | sku:FS-KEY-EHR
  wish | ferramenta de descascar rg59 | sku:FS-FER-DCP
  wish | abracadeira + velcro | sku:FS-FER-ABR,FS-FER-VLC
  class | cabo de 2 metros pra ps5 em 120 hz | c:/hdmi/ f:compatibilidade=HDMI 2.1 m=2
  class | cabo s/pdif | n:(toslink|s/pdif)
  class | aes ebu 10m | sku:FS-PRO-DMX-100
  class | cat6a lszh 305 | sku:FS-NET-B6A-3050
  class | monomodo lc lc 10m | sku:FS-FIB-LLS-100
  class | rca 75 ohms video componente | sku:FS-LEG-YPR-030
  class | hdmi arc 3m | c:/hdmi/ f:recursos=ARC m=3
  class | cabo tv pra soundbar earc | c:/hdmi/ f:recursos=eARC
  code | fs hdm p18 5 metros | sku:FS-HDM-P18-050
  missing | conector bnc de crimpar | none
  missing | rj45 macho avulso | none
  missing | hdmi wifi sem fio | none
  missing | fonte poe 48v | none
  missing | cabo lightning pra hdmi | none
  missing | cachimbo para microfone | none
`);
