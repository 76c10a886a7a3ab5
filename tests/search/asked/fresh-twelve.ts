/**
 * A twelfth batch: 50 queries of the kinds that came out lowest in the tenth, slang, plurals and devices, and of what is not sold,
 * written after both were mended, before any answer was looked at.
 */
import { judgementsOf } from '../rule-line.ts';

export const FRESH_TWELVE = judgementsOf(String.raw`
  slang | cabo da net 5 metros | n:patch cord m=5
  slang | cabinho curto de rede pra rack | n:patch cord m=0.5
  slang | fio grosso de caixa 4mm | sku:FS-CXA-B40-500
  slang | negocio que divide hdmi | c:splitter
  slang | aparelho pra escolher qual hdmi | c:switch
  slang | cabo p2 com p2 branquinho | sku:FS-AUD-P2-010
  slang | luva pra emendar hdmi | sku:FS-ADP-EHD
  slang | canutilho pra esconder fio | sku:FS-FER-CAN
  slang | cabo em l de hdmi 2 metros | c:plano-e-90-graus n:90 m=2
  slang | pontinha pra limpar fibra | sku:FS-FER-CLC
  slang | adesivo pra marcar cabo | sku:FS-FER-ETQ
  slang | fone com fio maior extensão | sku:FS-AUD-P3X-020
  slang | cobrinha de palco 30m | sku:FS-PRO-SPK-300
  slang | cabo amarelo branco vermelho 2m | sku:FS-LEG-CVB-020
  plural | cabos hdmis planos brancos | n:hdmi plano
  plural | abraçadeiras vermelhas | sku:FS-FER-ABR
  plural | fitas de velcro azuis | sku:FS-FER-VLC
  plural | cabos grafites usb4 | n:usb4
  plural | cordões violetas om4 | n:om4
  plural | patch cords vermelhos 3 metros | sku:FS-NET-C6-030
  plural | switches de 3 entradas hdmi | sku:FS-DST-W31
  plural | testadores bnc | sku:FS-FER-TST
  plural | cabos instrumentos 5m | sku:FS-PRO-P10-050
  plural | conversores hdmi pra displayport | sku:FS-ADP-HDP
  plural | alicates crimpadores | sku:FS-FER-ALB
  plural | cabos minis hdmi 1m | sku:FS-HDM-MNI-010
  plural | espelhos brancos 4x2 dois keystones | sku:FS-KEY-E2
  device | cabo do receiver denon pra subwoofer | c:subwoofer
  device | guitarra no amplificador 5m | sku:FS-PRO-P10-050
  device | caixa passiva jbl fio 20 metros | n:fio polarizado m=20
  device | tv samsung antiga com dvd | sku:FS-LEG-CVB-020
  device | camera canon no monitor hdmi | n:^cabo (mini|micro) hdmi
  device | placa rtx no monitor 240hz | c:displayport f:taxa-maxima=240
  device | notebook usb-c no projetor hdmi | c:usb-c-para-hdmi|usb-c-adaptadores
  device | drone dji monitor hdmi | n:^cabo micro hdmi
  device | mesa behringer caixa ativa 10m | sku:FS-PRO-XLR-100
  device | roteador intelbras patch cord 1,5m | sku:FS-NET-C6-015
  device | switch sfp fibra om3 3m | sku:FS-FIB-LL3-030
  device | tv na parede espelho hdmi | sku:FS-KEY-EHR
  device | hdmi longe 60 metros pelo cat6 | sku:FS-DST-E60
  device | refletor par led cabo 3m | sku:FS-PRO-DMX-030
  device | macbook antigo thunderbolt 2 hdmi | sku:FS-ADP-MDH
  device | monitor dell vga notebook hdmi | sku:FS-ADP-HVG
  missing | suporte articulado monitor | none
  missing | caneta touch | none
  missing | pilha recarregavel | none
  missing | cabo otg micro usb | none
  missing | fone jbl | none
  missing | regua de led | none
  missing | cabo flat lvds | none
`);
