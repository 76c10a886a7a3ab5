/** Alt texts: what a picture shows, in Portuguese, for people who do not see it. */
import { metres } from './dimension.ts';
import { comma } from './label.ts';
import { connectorName, endName, insideName } from './names.ts';
import type { ConnectorEnd, DrawingSpec, DrawingView, Jacket, Port } from './spec.ts';

const TOOLS: Readonly<Record<Extract<DrawingSpec, { form: 'tool' }>['tool'], string>> = {
  crimper: 'Alicate de crimpar com catraca',
  stripper: 'Descascador de cabo coaxial',
  'cable-tester': 'Testador de cabos com unidade remota',
  'hook-and-loop': 'Rolo de fita de velcro',
  'cable-duct': 'Canaleta aberta com cabos',
  'cable-ties': 'Abraçadeiras de nylon, soltas e em torno de cabos',
  'cleaner-pen': 'Caneta de limpeza de fibra óptica',
  'label-kit': 'Cartela de etiquetas e um cabo identificado',
};

export function describeView(spec: DrawingSpec, view: DrawingView): string {
  switch (spec.form) {
    case 'cable':
      return describeCable(spec, view);
    case 'roll':
      return describeRoll(spec, view);
    case 'adapter':
      if (view === 'end-a' || view === 'end-b') return describeEnd(view === 'end-a' ? spec.a : spec.b);
      return view === 'pack'
        ? `Adaptador de ${endName(spec.a)} para ${endName(spec.b)} na embalagem`
        : `Adaptador de ${endName(spec.a)} para ${endName(spec.b)}${spec.pigtail ? ', com rabicho' : ''}`;
    case 'box':
      return describeBox(spec, view);
    case 'plug':
      if (view === 'end-a') return describeEnd(spec.end);
      return pieces(
        `Conector ${endName({ ...spec.end, accents: spec.end.accents.slice(0, 1) })}`,
        spec.units,
        view,
      );
    case 'keystone':
      return pieces(`Módulo keystone ${connectorName(spec.kind).replace('keystone ', '')}`, spec.units, view);
    case 'panel':
      return pieces(
        `Patch panel de ${spec.ports} portas, ${spec.rackUnits}U${spec.shielded === true ? ', blindado' : ''}`,
        1,
        view,
      );
    case 'wall-plate':
      return pieces(`Placa de parede com ${spec.ports.map(connectorName).join(', ')}`, 1, view);
    case 'tool':
      return pieces(TOOLS[spec.tool], spec.units, view, 'detalhe ampliado');
  }
}

function describeCable(spec: Extract<DrawingSpec, { form: 'cable' }>, view: DrawingView): string {
  const ends = `${endName(spec.a)} e ${endName(spec.b)}`;
  switch (view) {
    case 'whole':
      return `Cabo de ${metres(spec.metres)} enrolado, com ${ends} à vista`;
    case 'end-a':
      return describeEnd(spec.a);
    case 'end-b':
      return describeEnd(spec.b);
    case 'inside':
      return `Corte do cabo: ${insideName(spec.inside)}`;
    case 'scale':
      return `Cabo ao lado de uma régua: ${thickness(spec.jacket)} e ${metres(spec.metres)} de comprimento`;
    case 'pack':
      return `Cabo de ${metres(spec.metres)} na embalagem, com ${ends}`;
  }
}

function describeRoll(spec: Extract<DrawingSpec, { form: 'roll' }>, view: DrawingView): string {
  if (view === 'inside') return `Corte do cabo: ${insideName(spec.inside)}`;
  if (view === 'scale') return `Pedaço do cabo sobre uma régua: ${thickness(spec.jacket)}`;
  const packed = { drum: 'em bobina', coil: 'em rolo', box: 'em caixa com saída para puxar' } as const;
  return `${metres(spec.metres)} de cabo ${packed[spec.packaging]}`;
}

function describeBox(spec: Extract<DrawingSpec, { form: 'box' }>, view: DrawingView): string {
  const name = spec.caption === '' ? 'Aparelho' : spec.caption;
  if (view === 'pack') return `${name}: caixa da embalagem`;
  if (view === 'end-a') return `${name}: painel frontal com ${ports(spec.front)}`;
  if (view === 'scale') return `${name}: painel traseiro com ${ports(spec.rear)}`;
  return spec.units === 2
    ? `${name}: par de aparelhos, transmissor e receptor`
    : `${name}: aparelho visto de frente e de trás`;
}

function describeEnd(end: ConnectorEnd): string {
  if (end.kind === 'bare-wire') return `Ponta do cabo com ${endName(end)}`;
  return end.accents.length > 1 && end.kind !== 'lc' && end.kind !== 'sc'
    ? `Conectores ${endName(end)}, vistos de frente e de lado`
    : `Conector ${endName(end)}, visto de frente e de lado`;
}

function pieces(name: string, units: number, view: DrawingView, detail = 'com medidas'): string {
  if (view === 'scale') return `${name}, ${detail}`;
  const several = units > 1 ? `, ${units} unidades` : '';
  return view === 'pack' ? `${name} na embalagem${several}` : `${name}${several}`;
}

function ports(list: readonly Port[]): string {
  const labels = list.map((port) => port.label).filter((label) => label !== '');
  return labels.length > 0 ? labels.join(', ') : 'conexões';
}

function thickness(jacket: Jacket): string {
  return `${comma(jacket.diameter)} mm de diâmetro`;
}
