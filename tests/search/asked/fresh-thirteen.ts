/**
 * A thirteenth batch: 72 plain queries of thirteen kinds by somebody who had tuned nothing, with what is right written from the data
 * sheets before any answer was looked at.
 */
import { judgementsOf } from '../rule-line.ts';

export const FRESH_THIRTEEN = judgementsOf(String.raw`
  kind | cabo de rede blindado | c:cabos-de-rede f:blindagem=S/FTP|F/UTP|U/FTP
  kind | multicabo 12 vias | sku:FS-PRO-SPK-150,FS-PRO-SPK-300
  kind | bobina coaxial rg6 | sku^:FS-SDI-R6-
  kind | patch panel descarregado | sku:FS-KEY-PK24
  kind | cordão óptico monomodo duplex | c:fibra-optica f:tipo-de-fibra=OS2 n:duplex
  kind | cabo usb c 240w | n:usb4 n:240 w
  head | alicate bnc | sku:FS-FER-ALB
  head | testador de cabo xlr | sku:FS-FER-TST
  head | caneta para conector lc | sku:FS-FER-CLC
  head | espelho com hdmi | sku:FS-KEY-EHR
  length | displayport 1,5m | c:cabos-de-video/displayport m=1.5
  length | speakon 15 metros | n:speakon m=15
  length | patch cord cat 8 3m | n:patch cord cat8 m=3
  length | cabo hdmi 7,5 metros | c:/hdmi/ m=7.5
  length | toslink 5m | n:toslink m=5
  class | cabo displayport 240hz | c:cabos-de-video/displayport f:taxa-maxima=240
  class | hdmi ultra high speed 1 metro | c:/hdmi/ f:classe=Ultra High Speed m=1
  class | fibra om3 10m | c:fibra-optica f:tipo-de-fibra=OM3 m=10
  colour | keystone vermelho | sku:FS-KEY-R6
  colour | cabo p2 azul | sku:FS-AUD-P2-010
  colour | canaleta marfim | sku:FS-FER-CAN
  colour | cabo p10 vermelho 5m | sku:FS-PRO-P10-050
  colour | fio transparente caixa de som | c:caixas-acusticas f:cor=Transparente
  code | FS-HDM-U48-030 | sku:FS-HDM-U48-030
  code | fsaudtos050 | sku:FS-AUD-TOS-050
  code | fs key p48 | sku:FS-KEY-P48
  code | 7890000903004 | sku:FS-DST-W31
  code | hdm a18 150 | sku:FS-HDM-A18-150
  brand | tramavia usb4 | b:tramavia n:usb4
  brand | cabos salavoz | b:salavoz
  brand | arveola 12g | b:arveola f:classe=12G-SDI
  brand | palcorde xlr 10m | b:palcorde n:xlr m=10
  brand | ponteclara splitter | c:splitter
  direction | saída vga entrada hdmi | sku:FS-ADP-VGH
  direction | usb c p/ displayport 2m | c:usb-c-para-displayport m=2
  direction | sdi > hdmi 4k | sku:FS-ADP-SH12
  direction | xlr femea p10 5m | sku:FS-PRO-XTR-050
  direction | hdmi para dvi | sku:FS-LEG-DVH-020,FS-ADP-DVH
  device | cabo pro nintendo switch na tv | c:/hdmi/ a:HDMI tipo A z:HDMI tipo A
  device | microfone shure 10m | n:xlr macho-femea m=10
  device | datashow vga 10 metros | n:^cabo vga m=10
  device | onu fibra intelbras | n:sc-sc apc
  device | steam deck na tv | c:usb-c-para-hdmi|usb-c-adaptadores
  device | raspberry pi 4 monitor hdmi | n:^cabo micro hdmi
  slang | rabicho de rede | n:patch cord
  slang | presilha de cabo | sku:FS-FER-ABR,FS-FER-VLC
  slang | cabo banana pronto | sku:FS-CXA-PRT-030
  slang | caixinha pra ligar 4 tv no mesmo hdmi | sku:FS-DST-S14
  slang | fio de internet comprido 10m | n:patch cord m=10
  shopping | hdmi 2.1 até 100 reais | sku:FS-HDM-U48-005,FS-HDM-U48-010,FS-HDM-U48-015,FS-HDM-U48-020,FS-HDM-E48-010,FS-HDM-E48-020,FS-HDM-N48-010
  shopping | cabo de rede mais barato | c:cabos-de-rede
  shopping | extensor hdmi promoção | sku:FS-DST-HBT
  shopping | comprar xlr 5m pronta entrega | c:audio-profissional n:xlr m=5
  typo | cabo dislpayport | c:cabos-de-video/displayport
  typo | abraçadera nailon | sku:FS-FER-ABR
  typo | conversor sdi hdimi | c:hdmi-e-sdi
  typo | multcabo palco | sku:FS-PRO-SPK-150,FS-PRO-SPK-300
  typo | tosilink 2m | sku:FS-AUD-TOS-020
  plural | patch panels 48 portas | sku:FS-KEY-P48
  plural | keystones cat6a blindados | sku:FS-KEY-R6A
  plural | cordões lc sc | c:lc-sc
  spacing | om 4 5m | sku:FS-FIB-LL4-050
  spacing | p 2 rca 5 m | sku:FS-AUD-P2R-050
  spacing | dp 80 | c:dp80
  spacing | usbc hdmi 8k | sku:FS-USC-H8K-020
  accent | cordao optico sc apc | c:sc-sc
  accent | extensao fone de ouvido p3 | sku:FS-AUD-P3X-020
  missing | cabo scart | none
  missing | adaptador bluetooth p2 | none
  missing | cabo displayport pra dvi | none
  missing | antena digital | none
  missing | hub usb 4 portas | none
`);
