/**
 * A twenty-first batch: 112 adversarial queries of eight kinds, by the same hand, before an answer was seen and then worked with.
 */
import { PLAIN_HDMI } from '../plain-hdmi.ts';
import { judgementsOf } from '../rule-line.ts';

export const FRESH_TWENTY_ONE = judgementsOf(String.raw`
  task | adaptador pra emendar cabo bnc | sku:FS-ADP-EBN
  task | descascador de fio coaxial | sku:FS-FER-DCP
  task | ferramenta pra apertar conector bnc no cabo | sku:FS-FER-ALB
  task | marcador de cabo | sku:FS-FER-ETQ
  task | passar fio na parede sem quebrar | sku:FS-FER-CAN
  task | caninho pra esconder fio | sku:FS-FER-CAN
  task | prender cabo embaixo da mesa | sku:FS-FER-VLC,FS-FER-ABR,FS-FER-CAN
  task | repetir sinal hdmi em outra sala a 50 metros | sku:FS-DST-E60,FS-DST-HBT
  task | duplicador de tela hdmi | sku:FS-DST-S12
  task | seletor hdmi 5 entradas | sku:FS-DST-W51
  task | comutador hdmi 3 portas | sku:FS-DST-W31
  task | limpador de conector optico | sku:FS-FER-CLC
  task | verificador de cabo de rede | sku:FS-FER-TST
  task | extrair audio optico do hdmi | sku:FS-DST-M42
  task | alongador de fone com microfone | sku:FS-AUD-P3X-020
  task | derivador hdmi 4 saidas | sku:FS-DST-S14
  two | pc gamer no monitor 240hz | sku^:FS-DSP-80
  two | guitarra no amplificador 6 metros | sku:FS-PRO-P10-060
  two | mesa de som na caixa ativa 20 metros | sku:FS-PRO-XLR-200
  two | notebook antigo vga na tv nova | sku:FS-ADP-VGH
  two | tv na caixa de som via optico 5 metros | sku:FS-AUD-TOS-050
  two | celular na caixa amplificada rca | sku^:FS-AUD-P2R-
  two | iphone 15 na tv | sku^:FS-USC-HDM-,FS-USC-H8K-,FS-ADP-CHP
  two | steam deck na tv | sku^:FS-USC-HDM-,FS-USC-H8K-,FS-ADP-CHP
  two | switch poe na camera ip 10m | sku:FS-NET-C6-100,FS-NET-C6A-100
  two | mac mini no studio display | sku^:FS-USC-U
  two | ipad pro no projetor | sku^:FS-USC-HDM-,FS-USC-H8K-,FS-ADP-CHP
  two | xbox series x no monitor 120hz | c:/hdmi/ f:compatibilidade=HDMI 2.1
  two | dvd na tv antiga | sku:FS-LEG-CVB-020
  two | amplificador na caixa passiva speakon 15m | sku:FS-PRO-SPO-150
  two | toca discos no amplificador | sku^:FS-AUD-RCA-
  two | pedal no outro pedal | sku:FS-PRO-PTC-003
  two | tv box na tv | ${PLAIN_HDMI}
  two | setup box da sky na tv 1,8m | sku:FS-HDM-HS-018
  look | cabo hdmi cinza | c:/hdmi/ f:cor=Cinza
  look | patch cord vermelho 1,5m | sku:FS-NET-C6-015
  look | cabo de rede verde | sku:FS-NET-C6A-030
  look | hdmi de tecido | c:/hdmi/ f:capa=Nylon
  look | cabo hdmi fininho | sku^:FS-HDM-PLN-,FS-HDM-O18-,FS-HDM-O48-
  look | p2 vermelho | sku:FS-AUD-P2-010
  look | canaleta marfim | sku:FS-FER-CAN
  look | abracadeira vermelha | sku:FS-FER-ABR
  look | plug banana preto e vermelho | sku:FS-CXA-BAN-08
  look | cabo flexivel bnc 3 m | sku:FS-SDI-3G-030
  look | fio transparente caixa 10m | sku:FS-CXA-F15-100,FS-CXA-F25-100
  look | cabo achatado hdmi 3m | sku:FS-HDM-PLN-030
  look | fibra aqua 5m | sku:FS-FIB-LL3-050
  look | cabo hdmi que nao pega fogo | f:capa=LSZH c:/hdmi/
  look | hdmi em angulo reto 8k 2m | sku:FS-HDM-N48-020
  look | cabo p10 azul 5m | sku:FS-PRO-P10-050
  sound | cabo redemi | ${PLAIN_HDMI}
  sound | cabo agadeemi | ${PLAIN_HDMI}
  sound | ispikon | sku^:FS-PRO-SPO-
  sound | cabo dis plei port | c:displayport/
  sound | conversor vegea pra hdmi | sku:FS-ADP-VGH
  sound | quiston de parede | sku:FS-KEY-R6,FS-KEY-R6A,FS-KEY-HDM
  sound | petch cord cat 6 | sku^:FS-NET-C6-
  sound | suite hdmi 5 | sku:FS-DST-W51
  sound | cabo tios link | sku^:FS-AUD-TOS-
  sound | velcron | sku:FS-FER-VLC
  sound | isplit hdmi | sku:FS-DST-S12,FS-DST-S14
  sound | tanderbolt 4 | sku^:FS-USC-U4
  glued | cabohdmi8k2m | c:/hdmi/ f:resolucao-maxima=8K m=2
  glued | cabop2rca | sku^:FS-AUD-P2R-
  glued | usbchdmi | sku^:FS-USC-HDM-,FS-USC-H8K-,FS-ADP-CHP
  glued | minidisplayporthdmi | sku:FS-ADP-MDH
  glued | cabodefibraotica10m | sku:FS-FIB-LL3-100,FS-FIB-LLS-100,FS-FIB-SSA-100
  glued | conversorvgahdmi | sku:FS-ADP-VGH
  glued | cabovga5m | sku:FS-LEG-VGA-050
  glued | cat6azul3m | sku:FS-NET-C6-030
  glued | microhdmi2m | sku:FS-HDM-MIC-020
  glued | xlrmachofemea | sku^:FS-PRO-XLR-
  wish | cabo optico e cabo hdmi 2m | sku:FS-AUD-TOS-020,FS-HDM-P18-020,FS-HDM-E18-020,FS-HDM-U48-020,FS-HDM-E48-020,FS-HDM-PLN-020,FS-HDM-N18-020,FS-HDM-N48-020
  wish | alicate e decapador bnc | sku:FS-FER-ALB,FS-FER-DCP
  wish | keystone + patch panel | sku:FS-KEY-R6,FS-KEY-R6A,FS-KEY-HDM,FS-KEY-P24,FS-KEY-PK24,FS-KEY-P48
  wish | patch cord cat6 azul de 3 metros ate 30 reais | sku:FS-NET-C6-030
  wish | hdmi 4k 60hz 10 metros que nao seja optico | sku:FS-HDM-A18-100
  wish | cabo usb-c 240w que passe video 8k | sku^:FS-USC-U4-,FS-USC-U80-
  wish | cabo de microfone 5m bom e barato | sku:FS-PRO-XLR-050
  wish | rolo de cabo coaxial externo | sku:FS-SDI-R11-3050
  wish | hdmi 2.1 certificado com earc 3 metros | sku:FS-HDM-U48-030
  wish | fio 4mm pra caixa grossa | sku:FS-CXA-B40-500
  sentence | comprei uma tv 8k qual cabo levo de 2 metros | c:/hdmi/ f:resolucao-maxima=8K m=2
  sentence | to montando um rack e preciso de patch cords curtinhos | sku:FS-NET-C6-005
  sentence | qual cabo vai do pc pra caixa de som ativa de estudio | sku^:FS-PRO-TRS-,FS-PRO-XLR-,FS-AUD-P2R-
  sentence | minha tv nao tem entrada rca so hdmi tenho um dvd | none
  sentence | internet caindo quero cabo blindado pro modem 5m | sku:FS-NET-C6A-050
  sentence | fone nao alcanca o computador | sku:FS-AUD-P3X-020
  sentence | preciso levar o hdmi a 30 metros sem perder qualidade | sku:FS-HDM-O48-300,FS-HDM-O18-300
  sentence | projetor fica no teto a 10 metros hdmi 4k 60 | sku:FS-HDM-A18-100,FS-HDM-O48-100
  missing | antena parabolica | none
  missing | cabo de forca tripolar | none
  missing | regua de tomada | none
  missing | filtro de linha 6 tomadas | none
  missing | adaptador bluetooth p2 | none
  missing | hd externo 1tb | none
  missing | webcam | none
  missing | cabo otg | none
  missing | capacitor | none
  missing | no break | none
  missing | transformador 110 220 | none
  missing | cabo pp 3x2,5 | none
  missing | conector f rg6 | none
  missing | controle universal | none
  missing | dongle wifi | none
  missing | cabo usb extensor 5m | none
  missing | ponteira mikrotik | none
  missing | pedestal de microfone | none
  missing | cordao optico sc-fc | none
  missing | switch de rede 8 portas | none
  missing | gravador blu ray | none
  missing | cabo para bateria de carro | none
`);
