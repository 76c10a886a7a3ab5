/** Words of shopping: intent or noise around a thing. A word of price or offer with a thing is no mistake in any order. */
import type { Judgement } from '../asked.ts';
import * as f from '../facts.ts';

const { all, costs, offered } = f;

export const SHOPPING_QUERIES: readonly Judgement[] = [
  [
    f.hdmiCable,
    'cabo hdmi barato',
    'hdmi mais barato',
    'cabo hdmi bom',
    'melhor cabo hdmi',
    'cabo hdmi original',
    'comprar cabo hdmi',
    'cabo hdmi preço',
    'quanto custa cabo hdmi',
    'cabo hdmi frete grátis',
    'cabo hdmi para empresa',
    'cabo hdmi de qualidade',
    'quero um cabo hdmi',
    'cabo hdmi pronta entrega',
    'cabo hdmi bom e barato',
    'valor cabo hdmi',
    'cabo hdmi atacado',
  ],
  [
    all(f.hdmiCable, costs(0, 50)),
    'hdmi até 50 reais',
    'cabo hdmi ate R$ 50',
    'cabo hdmi por menos de 50 reais',
    'hdmi abaixo de 50 reais',
    'cabo hdmi até r$50,00',
  ],
  [
    all(f.hdmiCable, costs(50, 100)),
    'hdmi de 50 a 100 reais',
    'cabo hdmi entre 50 e 100 reais',
    'hdmi entre R$ 50 e R$ 100',
  ],
  [all(f.hdmiCable, costs(500, 1e6)), 'hdmi acima de 500 reais', 'cabo hdmi mais de 500 reais'],
  [all(f.patchCord, costs(0, 30)), 'patch cord até 30 reais', 'patch cord menos de 30 reais'],
  [f.patchCord, 'patch cord barato', 'patch cord em promoção', 'patch cord com nota fiscal'],
  [all(f.hdmiCable, offered), 'cabo hdmi promoção', 'cabo hdmi em oferta', 'hdmi com desconto'],
  [offered, 'promoção', 'promocao', 'ofertas', 'oferta', 'em promoção'],
  [f.xlrMic, 'cabo de microfone barato', 'cabo microfone profissional', 'melhor cabo de microfone'],
  [f.network, 'cabo de rede barato', 'cabo de rede original', 'comprar cabo de rede'],
  [f.adapter, 'adaptador barato', 'comprar adaptador'],
  [f.splitter, 'splitter hdmi barato', 'comprar splitter hdmi', 'splitter hdmi preço'],
];
