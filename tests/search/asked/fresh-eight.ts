/**
 * An eighth batch: 159 queries of thirteen kinds and 40 awkward ones, written from the catalogue alone before any other batch or
 * any answer was looked at. Classes that failed were mended after the first count.
 */
import { judgementsOf } from '../rule-line.ts';

export const FRESH_EIGHT = judgementsOf(String.raw`
  codes | FS-HDM-U48-020 | sku:FS-HDM-U48-020
  codes | fs hdm e48 010 | sku:FS-HDM-E48-010
  codes | FSNETC6030 | sku:FS-NET-C6-030
  codes | ESS-HHS-010 | mpn:ESS-HHS-010
  codes | 7890000101004 | ean:7890000101004
  codes | FS-PRO-P10-030-VM | sku:FS-PRO-P10-030
  codes | fs-dst-m42 | sku:FS-DST-M42
  codes | fs-net-c6a | sku^:FS-NET-C6A-
  codes | cod FS-FER-TST | sku:FS-FER-TST
  codes | fs key r6 | sku:FS-KEY-R6
  brands | malhanorte | b:Malhanorte
  brands | malha norte | b:Malhanorte
  brands | cabo de rede malhanorte | b:Malhanorte c:cabos-de-rede
  brands | tramavia hdmi 8k | b:Tramavia c:/hdmi/|/plano n:48 gb|16k|8k
  brands | lumefio hdmi 20m | b:Lumefio c:/hdmi/ m=20
  brands | cabo palcorde p10 | b:Palcorde c:p10-e-trs
  brands | arveola 12g | b:arveola n:12g
  brands | ponte clara splitter | b:Ponteclara c:splitter
  brands | sala voz rca | b:Salavoz n:rca
  brands | essencial hdmi | b:essencial c:/hdmi/
  slang | cabo de internet | c:cabos-de-rede
  slang | cabo azul de rede | c:cabos-de-rede f:cor=Azul
  slang | fio de caixa de som | c:fio-polarizado|bobinas-de-fio|banana|speakon n:!plugue
  slang | cabo canon pra mic | c:audio-profissional/xlr n:microfone
  slang | chicote de pedal | sku:FS-PRO-PTC-003
  slang | benjamim hdmi | c:splitter
  slang | enforca gato | n:abracadeira
  slang | lacre de plastico pra cabo | n:abracadeira
  slang | cabo de monitor antigo | c:legado/vga|legado/dvi
  slang | cabinho de fone pro carro | n:p2 para p2
  slang | cabo vermelho branco amarelo da tv | sku:FS-LEG-CVB-020
  slang | cabo luz de som | c:toslink
  typos | cabo hdim 2 metros | c:/hdmi/ a=HDMI tipo A macho z=HDMI tipo A m=2
  typos | dysplayport 2m | c:displayport/ n:^cabo displayport m=2 n:!hdmi
  typos | microfoni cabo | c:audio-profissional/xlr n:microfone
  typos | pet cord cat6 | c:patch-cord-cat6 n:cat6 u
  typos | keistone | c:keystone-e-paineis/keystone
  typos | espliter hdmi | c:splitter
  typos | abraçadera | n:abracadeira
  typos | cabo toslinc | c:toslink
  typos | speacon | c:speakon
  typos | adapitador vga hdmi | c:hdmi-e-vga
  typos | guitara cabo | n:guitarra
  typos | cabo thunderbold | c:usb4-thunderbolt
  measures | hdmi 2m | a=HDMI tipo A macho z=HDMI tipo A c:/hdmi/ m=2
  measures | cat 6a 3m | c:patch-cord-cat6a m=3
  measures | cabo de 1m50 cat6 | c:patch-cord-cat6 n:cat6 u m=1.5
  measures | hdmi 10 mts | a=HDMI tipo A macho z=HDMI tipo A c:/hdmi/ m=10
  measures | xlr 5mt | c:audio-profissional/xlr m=5
  measures | displayport 150cm | c:displayport/ n:^cabo displayport m=1.5
  measures | cabo hdmi meio metro | c:/hdmi/ n:^cabo hdmi m=0.5
  measures | p10 de 6 metros | c:p10-e-trs m=6
  measures | fio 2x2,5 20 metros | n:2 × 2,5 mm.*20 m c:fio-polarizado
  measures | cabo de rede 305 | c:bobina-305m
  measures | hdmi maior que 15 metros | c:/hdmi/ m>15
  measures | cabo hdmi de 1 a 2 metros | c:/hdmi/ n:^cabo hdmi m>=1 m<=2
  measures | 12g sdi 30m | n:12g m=30
  measures | dp 1,5 | c:displayport/ n:^cabo displayport m=1.5
  measures | hdmi 1,80 | c:/hdmi/ m=1.8
  measures | fibra lc lc 5 m | c:lc-lc m=5
  uses | ligar ps5 na tv | c:/hdmi/ n:48 gb|8k n:^cabo hdmi
  uses | cabo pra xbox series x 120hz | c:/hdmi/|plano f:taxa-maxima=120 Hz n:^cabo hdmi
  uses | ligar notebook na tv | c:/hdmi/|usb-c-para-hdmi|plano|usb-c-adaptadores n:^cabo hdmi|usb-c
  uses | cabo soundbar | c:toslink|/hdmi/ n:^cabo
  uses | ligar pc em monitor 144hz | c:displayport f:taxa-maxima=144 Hz|240 Hz
  uses | cabo pra mesa de luz | n:dmx
  uses | cabo para violão | n:guitarra
  uses | cabo gopro tv | c:mini-e-micro n:micro
  uses | ligar camera na tv mini hdmi | n:^cabo mini hdmi
  uses | cabo para subwoofer | c:subwoofer
  uses | macbook para monitor | c:usb-c-video|usb-c-adaptadores
  uses | cabo do modem da fibra | c:sc-sc
  uses | fio para home theater | c:fio-polarizado|bobinas-de-fio n:polarizado
  uses | cabo camera de igreja sdi | c:sdi-e-bnc/sdi-|bobina-coaxial|micro-bnc
  uses | ligar celular na caixa de som | n:p2 para p2|p2 estereo para 2 rca
  uses | dvr na tv | c:alta-velocidade-4k30
  directions | vga para hdmi | sku:FS-ADP-VGH
  directions | hdmi para vga | sku:FS-ADP-HVG
  directions | hdmi pra displayport | sku:FS-ADP-HDP
  directions | displayport x hdmi | sku:FS-DSP-HDM-018,FS-DSP-HDM-030,FS-ADP-DPH
  directions | converter sdi em hdmi | sku:FS-ADP-SH3,FS-ADP-SH12
  directions | hdmi p/ sdi | sku:FS-ADP-HS3
  directions | usb c para display port | c:usb-c-para-displayport
  directions | type c p hdmi | c:usb-c-para-hdmi|usb-c-adaptadores
  directions | p2 para rca | n:p2 estereo para 2 rca
  directions | xlr para p10 | n:xlr femea para p10
  directions | dvi hdmi | n:dvi-d para hdmi|dvi-d macho para hdmi
  directions | lc para sc | c:lc-sc
  prices | cabo hdmi até 50 reais | c:/hdmi/ n:^cabo p<=50
  prices | patch cord ate r$ 20 | c:patch-cord n:^patch cord p<=20
  prices | cabo de guitarra menos de 70 | n:guitarra p<=70
  prices | splitter ate 200 | c:splitter p<=200
  prices | microfone cabo de 50 a 80 reais | c:audio-profissional/xlr n:microfone p>=50 p<=80
  prices | hdmi mais barato | a=HDMI tipo A macho c:/hdmi/ n:^cabo hdmi p<=40
  prices | fibra otica abaixo de 60 reais | c:fibra-optica p<=60
  prices | adaptador acima de 100 reais | c:adaptadores-e-conversores/ n:^adaptador|^conversor p>=100
  colours | patch cord vermelho | c:cabos-de-rede f:cor=Vermelho
  colours | cabo p10 azul | c:p10-e-trs f:cor=Azul
  colours | hdmi branco | c:/hdmi/ f:cor=Branco
  colours | keystone preto | c:/keystone f:cor=Preto n:keystone rj45
  colours | velcro verde | n:velcro
  colours | cabo p2 branca | n:p2 para p2 f:cor=Branco
  colours | fibra amarela | c:fibra-optica f:cor=Amarelo
  colours | abraçadeira preta | n:abracadeira
  companies | cabeamento estruturado | c:cabos-de-rede|keystone|patch-panel|espelho
  companies | rack 24 portas | c:patch-panel n:24
  companies | caixa de cabo utp | c:bobina-305m
  companies | cabo lszh | f:capa=LSZH
  companies | cabo sdi para emissora | c:sdi-e-bnc
  companies | cabo homologado anatel | f:anatel=0
  companies | extensor hdmi cat6 | c:extensor
  companies | matriz video hdmi | c:matriz
  companies | certificado ultra high speed | f:certificacao=Ultra High Speed HDMI
  companies | kit conectores banana | sku:FS-CXA-BAN-08
  accents | cabo optico | c:toslink|optico-aoc|fibra-optica n:optico
  accents | extensao de fone | sku:FS-AUD-P3X-020
  accents | cordao optico om4 | n:om4
  accents | bracadeira de nylon | n:abracadeira
  accents | audio e video 3 rca | sku:FS-LEG-CVB-020,FS-LEG-YPR-030
  accents | conexao bnc emenda | n:emendas bnc
  accents | vídéo composto | n:composto
  plural | cabos displayport | c:displayport/ n:^cabo displayport
  plural | adaptadores usb-c | c:usb-c-adaptadores|usb-c-para
  plural | alicates | n:alicate
  plural | espelhos 4x2 | c:espelho-4x2
  plural | patch panels | c:patch-panel
  plural | multicabos | c:multicabo
  plural | canaletas brancas | n:canaleta
  plural | testadores de rede | n:testador
  voice | quero um cabo para ligar meu computador no monitor de 4k | c:/hdmi/|displayport|usb-c-video|plano f:resolucao-maxima=4K|8K
  voice | qual o melhor cabo hdmi para playstation 5 | c:/hdmi/|plano n:48 gb n:^cabo hdmi
  voice | preciso de um cabo de rede de 10 metros | c:cabos-de-rede m=10
  voice | vocês tem cabo de microfone de 10 metros | c:audio-profissional/xlr n:microfone m=10
  voice | onde compro emenda de hdmi | sku:FS-ADP-EHD
  voice | tem cabo de fibra para a internet da casa | c:sc-sc
  voice | como ligo a tv no home theater com cabo otico | c:toslink
  voice | me mostra fio de caixa de som de 30 metros | c:fio-polarizado m=30
  missing | cabo sata | none
  missing | carregador de celular | none
  missing | mouse sem fio | none
  missing | cabo lightning iphone | none
  missing | antena digital | none
  missing | roteador wifi | none
  missing | suporte de tv | none
  missing | caixa de som bluetooth | none
  missing | pen drive 64gb | none
  missing | teclado mecânico | none
  missing | fone de ouvido | none
  missing | cabo de força tripolar | none
  missing | filtro de linha | none
  missing | cabo micro usb | none
  missing | microfone sem fio | none
  missing | cabo firewire | none
  missing | hub usb 3.0 | none
  missing | placa de video | none
  missing | cabo de impressora | none
  missing | lâmpada led | none
  missing | cabo flat ide | none
  missing | bateria 9v | none
  awkward | cabo hdmi que não seja plano 2m | a=HDMI tipo A macho z=HDMI tipo A c:/hdmi/ m=2 n:!plano
  awkward | hdmi sem fio | none
  awkward | cabo de rede sem conector | c:bobina-305m
  awkward | hdmi hdmi hdmi | c:/hdmi/ n:^cabo hdmi
  awkward | CABO  HDMI   3M!!! | a=HDMI tipo A macho z=HDMI tipo A c:/hdmi/ m=3
  awkward | hdmi2.1 2m | c:/hdmi/|plano f:compatibilidade=HDMI 2.1 n:^cabo hdmi m=2
  awkward | cabohdmi | c:/hdmi/ n:^cabo
  awkward | displayportparahdmi | sku:FS-DSP-HDM-018,FS-DSP-HDM-030,FS-ADP-DPH
  awkward | 2m hdmi cabo | a=HDMI tipo A macho z=HDMI tipo A c:/hdmi/ m=2
  awkward | 4k 60hz 5 metros hdmi | c:/hdmi/ n:^cabo hdmi f:taxa-maxima=60 Hz|120 Hz m=5
  awkward | cabo hdmi 8k 5m preto barato | c:/hdmi/ n:8k|48 gb n:^cabo hdmi m=5
  awkward | xlr xlr | c:audio-profissional/xlr
  awkward | xlr macho femea 3 pinos | c:audio-profissional/xlr
  awkward | p10 estereo | n:p10 trs f:conector-b=P10 TRS
  awkward | p10 mono | n:p10 ts|patch p10
  awkward | cabo y p2 2rca | n:p2 estereo para 2 rca
  awkward | rj45 macho | c:patch-cord
  awkward | conector rj45 femea | n:keystone rj45
  awkward | hdmi femea femea | n:emenda hdmi|keystone hdmi
  awkward | hdmi 50m | c:optico-aoc m=50
  awkward | hdmi 100 metros fibra | c:optico-aoc m=100
  awkward | cabo de rede cat7 | none
  awkward | cat 5e | none
  awkward | hdmi 25 metros | none
  awkward | cabo usb a para usb b | none
  awkward | conversor rca para hdmi | none
  awkward | cabo de rede preto 1,5 | c:cabos-de-rede f:cor=Preto m=1.5
  awkward | cabo hdmi 90 graus | n:hdmi 90
  awkward | hdmi em L | n:hdmi 90
  awkward | cabo chato hdmi | n:hdmi plano
  awkward | cabo hdmi fino | n:hdmi plano|mini hdmi|micro hdmi|ultra high speed 48 gb/s|oticp|hdmi optico
  awkward | 75 ohms | f:impedancia=75
  awkward | 110 ohm | f:impedancia=110
  awkward | cabo blindado de rede | c:patch-cord-cat6a|patch-cord-cat8|bobina-305m f:blindagem=S/FTP|F/UTP|U/FTP
  awkward | usb4 80 gigas | sku:FS-USC-U80-008
  awkward | thunderbolt 5 | sku:FS-USC-U80-008
  awkward | switch hdmi 3 entradas | sku:FS-DST-W31
  awkward | splitter 1 entrada 4 saidas | sku:FS-DST-S14
  awkward | hdmi macho vga femea | sku:FS-ADP-HVG
  awkward | kit de limpeza fibra | n:caneta de limpeza
`);
