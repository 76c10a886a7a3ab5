/**
 * A ninth batch: 92 queries about products drawn by lot, in fourteen kinds, written while the classes that failed in the eighth were
 * mended, before any answer was looked at. Nothing was mended after it.
 */
import { judgementsOf } from '../rule-line.ts';

export const FRESH_NINE = judgementsOf(String.raw`
  code | fs pro p10 050 | sku:FS-PRO-P10-050
  code | FS-HDM-O48-300 | sku:FS-HDM-O48-300
  code | fskeyp48 | sku:FS-KEY-P48
  code | sku FS-ADP-EHD | sku:FS-ADP-EHD
  code | hdm-e48-020 | sku:FS-HDM-E48-020
  brand | hdmi 5 metros fio e sinal essencial | b:essencial c:/hdmi/ m=5
  brand | malhanorte cat6a 5m | b:Malhanorte n:cat6a m=5
  brand | cabo vga essencial | b:essencial c:legado/vga
  brand | usb4 tramavia | b:Tramavia n:usb4
  brand | tramavia usb c displayport | b:Tramavia c:usb-c-para-displayport
  slang | cabo de fibra de som 5 metros | c:toslink m=5
  slang | cordão de fibra lc sc | c:lc-sc
  slang | hdmi com chip 7,5m | n:ativo c:/hdmi/ m=7.5
  slang | dp 240hz | c:displayport n:240 hz
  slang | conversorzinho de hdmi pra vga | sku:FS-ADP-HVG
  slang | usbc hdmi 8k | n:usb-c para hdmi 48
  slang | cabo do play 5 | c:/hdmi/|plano n:^cabo hdmi f:classe=Ultra
  slang | cabo de internet grosso blindado 10m | n:cat6a m=10
  typo | multi cabo 12 vias 30m | n:multicabo de palco m=30
  typo | dispalyport 2 metro | c:displayport/dp n:^cabo displayport n:!hdmi m=2
  typo | cabo pra pedais pach | n:patch p10
  typo | cabo bnc rg-59 20m | c:sdi-3g|sdi-6g|sdi-12g n:rg59 m=20
  typo | cabo usb-c display por | c:usb-c-para-displayport
  typo | kyestone cat6a | sku:FS-KEY-R6A
  typo | fio polarisado 4mm | n:2 × 4 mm
  measure | 120 etiquetas cabo | n:etiquetas
  measure | hdmi 18gbps 1 metro | c:/hdmi/ f:largura-de-banda=18 m=1
  measure | rca rca 1m | n:2 rca para 2 rca m=1
  measure | hdmi cem metros | c:optico-aoc m=100
  measure | displayport 80 gbps 2m | n:dp80 m=2
  measure | cabo de rede azul 305m | sku:FS-NET-B6-3050
  measure | cabo dvi hdmi 2mts | sku:FS-LEG-DVH-020
  measure | componente 3 m | sku:FS-LEG-YPR-030
  use | cabo vídeo componente pra dvd | sku:FS-LEG-YPR-030
  use | cabo pra ligar o computador no roteador 1,5m | c:patch-cord-cat6 n:cat6 u m=1.5
  use | cabo hdmi pra tv encostada na parede | n:hdmi 90
  use | placa de vídeo dvi na tv hdmi | n:dvi-d para hdmi|dvi-d macho para hdmi
  use | hdmi pro ps5 de 5 metros | c:/hdmi/ f:classe=Ultra m=5
  use | cabo de rede pra passar em duto 10 giga bobina | n:bobina de cabo de rede cat6a
  use | cabo pra camera sdi 4k 12g | c:sdi-12g|micro-bnc
  use | patch cord para rack 5m azul | c:patch-cord f:cor=Azul m=5
  use | monitor 4k 240hz | c:displayport n:240 hz
  use | microfone na mesa de som 5m | c:audio-profissional/xlr n:microfone m=5
  direction | mini hdmi para hdmi 2m | n:mini hdmi m=2
  direction | xlr fêmea p10 | n:xlr femea para p10
  direction | mini displayport em hdmi | sku:FS-ADP-MDH
  direction | usb-c > hdmi 2m | c:usb-c-para-hdmi m=2
  direction | dvi macho pra hdmi femea | sku:FS-ADP-DVH
  price | usb4 até 200 reais | c:usb4 p<=200
  price | cabo bnc abaixo de 70 reais | c:sdi-e-bnc n:^cabo.*bnc p<=70
  price | patch cord de 60 a 100 reais | c:patch-cord p>=60 p<=100
  price | fio para caixa até r$150 | c:fio-polarizado|bobinas-de-fio p<=150
  colour | patch cord amarelo | c:patch-cord f:cor=Amarelo
  colour | cordão óptico violeta | n:om4
  colour | cabo p10 vermelho 3m | sku:FS-PRO-P10-030
  colour | canaleta preta | n:canaleta
  company | cabo para line array 15m | c:speakon m=15
  company | cabos bnc pra externa 20m | c:sdi-3g|sdi-6g|sdi-12g n:rg59 m=20
  company | limpeza de fibra | n:caneta de limpeza
  company | balanceado trs 5m para estúdio | n:p10 trs m=5
  company | distribuidor hdmi 2 saídas 4k | sku:FS-DST-S12
  company | usb-c 100w pra sala de reunião 2m | n:usb-c 5 gb|usb4 ativo
  company | matriz hdmi com rs232 | n:matriz
  company | hdmi para sdi com duas saidas | sku:FS-ADP-HS3
  accent | cabo optico ativo hdmi 15m | c:optico-aoc m=15
  accent | decapador de coaxial laminas | n:decapador
  accent | angulo pedais p10 | n:patch p10
  plural | cabos hdmi 90 graus | n:hdmi 90
  plural | cabos usb c para displayport | c:usb-c-para-displayport
  plural | alicates e decapadores | c:alicates
  home | qual hdmi compro pra tv 8k | c:/hdmi/|plano n:48 gb|16k n:^cabo hdmi
  home | preciso de um hdmi bem comprido uns 30 metros pro projetor | c:optico-aoc m=30
  home | tenho um macbook e um monitor displayport | c:usb-c-para-displayport|mini-dp
  home | meu pc só tem vga e a tv é hdmi | sku:FS-ADP-VGH
  home | comprar fio de som pra casa toda rolo de 100 metros | c:bobinas-de-fio m=100
  home | cabo curtinho de hdmi pro decodificador de meio metro | c:/hdmi/ n:^cabo hdmi m=0.5
  home | o cabo do monitor velho azul | c:legado/vga
  home | quero levar o som da tv pro som da sala com cabo óptico | c:toslink
  home | cabo hdmi barato pra tv do quarto 1,8m | sku:FS-HDM-HS-018
  home | tomada de rede na parede do quarto | n:keystone rj45|espelho
  missing | cabo hdmi wireless transmissor sem fio | none
  missing | cabo de energia pra tv | none
  missing | adaptador bluetooth para tv | none
  missing | cabo usb micro b | none
  missing | suporte para caixa de som | none
  missing | conversor hdmi para av | none
  missing | cabo hdmi 40 metros | none
  missing | fone gamer | none
  missing | capinha de celular | none
  missing | roteador gigabit | none
  missing | estabilizador | none
  missing | cabo de telefone 4 vias | none
`);
