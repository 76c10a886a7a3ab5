import type { SeedProduct } from '../types.ts';
import { inColours, single } from './build.ts';
import { COR } from './ends.ts';
import { p, secao, ul } from './html.ts';

const RAIZ = 'acessorios/organizacao-e-ferramentas';

const ORGANIZACAO = { marca: 'essencial', categoria: `${RAIZ}/organizacao`, garantiaMeses: 12 } as const;

const ITENS_ORGANIZACAO = [
  single({
    ...ORGANIZACAO,
    codigo: 951,
    sku: 'FS-FER-VLC',
    mpn: 'ESS-VLC5',
    slug: 'fita-velcro-dupla-face-rolo-5m',
    nome: 'Fita velcro dupla face 20 mm para cabos — rolo 5 m',
    em: '2024-03-12',
    ...inColours(
      ['Preto', 'PT', 2490, 860, 2990],
      ['Branco', 'BR', 2490, 240],
      ['Vermelho', 'VM', 2690, 115],
      ['Azul', 'AZ', 2690, 0],
      ['Verde', 'VD', 2690, 68],
    ),
    pop: 754,
    caracteristicas: {
      comprimento: 5,
      cor: ['Preto', 'Branco', 'Vermelho', 'Azul', 'Verde'],
      uso: ['Interno', 'Palco', 'Rack'],
      apresentacao: 'Rolo',
      conteudo: '1 rolo de 5 m × 20 mm',
    },
    resumo: 'Fita de gancho de um lado e laço do outro, para cortar no tamanho e reutilizar.',
    para: 'Rende de 25 a 35 laços, conforme o feixe.',
    longa: [
      p(
        'É o jeito certo de prender cabo de rede, fibra e coaxial: segura sem esmagar e abre quando é preciso mexer. Também serve para enrolar cabos de palco.',
      ),
      secao(
        'Como usar',
        ul(
          'Corte de 12 a 15 cm para feixes finos e 20 cm para grossos.',
          'Gancho para dentro, laço para fora.',
          'Um laço a cada 30 cm em calha vertical.',
        ),
      ),
      secao(
        'Cores',
        'Use uma cor por sistema: por exemplo, azul para dados, vermelho para câmeras e verde para vídeo. Quem vier depois agradece.',
      ),
    ],
    embalagem: { altura: 30, largura: 140, comprimento: 200, peso: 120 },
    desenho: { form: 'tool', tool: 'hook-and-loop', colour: COR.preto, units: 1 },
  }),
  single({
    ...ORGANIZACAO,
    codigo: 952,
    sku: 'FS-FER-ABR',
    mpn: 'ESS-ABR200',
    slug: 'abracadeira-nylon-200mm-100-unidades',
    nome: 'Abraçadeira de nylon 200 × 3,6 mm — 100 unidades',
    em: '2024-03-12',
    ...inColours(
      ['Preto', 'PT', 1690, 740],
      ['Natural', 'NT', 1590, 520],
      ['Vermelho', 'VM', 1890, 64],
      ['Azul', 'AZ', 1890, 47],
    ),
    pop: 449,
    caracteristicas: {
      cor: ['Preto', 'Natural', 'Vermelho', 'Azul'],
      uso: ['Interno', 'Externo'],
      apresentacao: 'Kit',
      conteudo: '100 abraçadeiras',
    },
    resumo: 'Abraçadeiras plásticas de 200 mm para feixes de até 50 mm, com 18 kg de resistência.',
    para: 'Para fixação definitiva em calha, treliça e suporte.',
    longa: [
      p(
        'Use onde o cabo não será mais mexido: descida de calha, suporte de projetor, treliça. A preta tem proteção contra sol e serve em área externa; as demais são para uso interno.',
      ),
      secao(
        'Cuidado com cabos de sinal',
        'Aperte só até o feixe parar de correr, porque a trava não volta. Se a capa do cabo afundou, está apertado demais: em coaxial, rede Cat6A e fibra isso vira defeito.',
      ),
      secao(
        'Acabamento',
        'Corte rente com alicate de face plana. Ponta cortada em diagonal arranha a mão de quem fizer a próxima manutenção.',
      ),
    ],
    embalagem: { altura: 30, largura: 140, comprimento: 240, peso: 165 },
    desenho: { form: 'tool', tool: 'cable-ties', colour: COR.preto, units: 100 },
  }),
  single({
    ...ORGANIZACAO,
    codigo: 953,
    sku: 'FS-FER-CAN',
    mpn: 'ESS-CAN20',
    slug: 'canaleta-adesiva-20x10mm-4-barras-0-9m',
    nome: 'Canaleta adesiva 20 × 10 mm — kit 4 barras de 0,9 m',
    em: '2024-04-03',
    ...inColours(['Branco', 'BR', 4490, 236], ['Preto', 'PT', 4790, 98], ['Marfim', 'MF', 4490, 41]),
    pop: 428,
    caracteristicas: {
      cor: ['Branco', 'Preto', 'Marfim'],
      uso: ['Interno'],
      apresentacao: 'Kit',
      conteudo: '4 barras de 0,9 m com fita adesiva e 4 emendas',
    },
    resumo: 'Canaleta com tampa e fita adesiva, para levar cabos pela parede sem quebrar.',
    para: 'As quatro barras somam 3,6 metros, o bastante para a descida da TV e o rodapé.',
    longa: [
      p(
        'Cabe um HDMI e um cabo de rede, ou três cabos finos. A tampa abre por cima: dá para trocar um cabo sem descolar da parede. Aceita tinta látex.',
      ),
      secao(
        'O que cabe',
        ul(
          '1 HDMI de até 7 mm e 1 patch cord',
          '2 patch cords e 1 óptico',
          'Plugues não passam por dentro: coloque o cabo com a tampa aberta',
        ),
      ),
      secao(
        'Colagem',
        'Limpe a parede com álcool, pressione por 30 segundos e espere um dia antes de encher. Em parede com tinta descascando, use parafuso.',
      ),
      secao('Não use', 'Não misture com fiação elétrica na mesma canaleta.'),
    ],
    embalagem: { altura: 40, largura: 110, comprimento: 930, peso: 620 },
    desenho: { form: 'tool', tool: 'cable-duct', colour: COR.branco, units: 4 },
  }),
  single({
    ...ORGANIZACAO,
    marca: 'malhanorte',
    codigo: 954,
    sku: 'FS-FER-ETQ',
    mpn: 'MLN-ETQ',
    slug: 'kit-etiquetas-para-cabos-autolaminantes-120',
    nome: 'Kit etiquetas autolaminantes para cabos — 120 unidades',
    em: '2024-10-16',
    por: 3990,
    estoque: 147,
    pop: 271,
    caracteristicas: {
      cor: 'Branco',
      uso: ['Interno', 'Rack'],
      apresentacao: 'Kit',
      conteudo: '120 etiquetas em 6 folhas e 1 caneta permanente fina',
    },
    resumo: 'Etiquetas com área de escrita e cauda transparente que envolve e protege o texto.',
    para: 'Para cabos de 4 a 8 mm de diâmetro: rede, HDMI e coaxial.',
    longa: [
      p(
        'Escreva, enrole e a cauda transparente cobre a escrita. Não descola com calor do rack e não borra com álcool.',
      ),
      secao(
        'O que escrever',
        ul(
          'Origem e destino: R1-P12 / SALA 3',
          'O mesmo texto nas duas pontas',
          'A 5 cm do conector, legível sem tirar o cabo',
        ),
      ),
      secao(
        'Impressão',
        'As folhas também passam em impressora laser; o modelo para editor de texto está na página de manuais.',
      ),
      secao(
        'Rende quanto',
        'São duas etiquetas por cabo, portanto 60 cabos identificados: um painel de 48 portas e ainda as ligações de vídeo do rack.',
      ),
    ],
    embalagem: { altura: 20, largura: 160, comprimento: 240, peso: 140 },
    desenho: { form: 'tool', tool: 'label-kit', colour: COR.branco, units: 120 },
  }),
];

const FERRAMENTAS = [
  single({
    codigo: 955,
    sku: 'FS-FER-ALB',
    mpn: 'ARV-CR75',
    slug: 'alicate-crimpar-bnc-rg59-rg6-75-ohms',
    nome: 'Alicate de crimpar BNC 75 Ω para RG59 e RG6',
    marca: 'arveola',
    categoria: `${RAIZ}/alicates`,
    garantiaMeses: 24,
    em: '2024-06-28',
    por: 24990,
    de: 27990,
    estoque: 49,
    pop: 259,
    caracteristicas: {
      compatibilidade: ['RG59', 'RG6'],
      cor: 'Azul',
      uso: ['Estúdio', 'Instalação'],
      apresentacao: 'Unidade',
      conteudo: '1 alicate com matriz sextavada e estojo',
    },
    resumo: 'Alicate de catraca com matriz sextavada para pino e luva de BNC de três peças.',
    para: 'Só abre depois da pressão completa, o que torna todas as crimpagens iguais.',
    longa: [
      p(
        'Crimpagem de BNC tem duas etapas, o pino central e a luva. A matriz traz as três cavidades necessárias: 1,72 mm para o pino, 6,5 mm para RG59 e 8,2 mm para RG6.',
      ),
      secao(
        'Confira seu conector',
        'Compare a medida da luva do conector com a da matriz. Luva frouxa solta; luva apertada demais corta a malha.',
      ),
      secao('Não serve para', ul('Conector de compressão, que usa outro alicate', 'RJ45', 'RG11')),
      secao(
        'Manutenção',
        'Uma gota de óleo no eixo a cada seis meses. Se travar no meio do curso, há alavanca de liberação no cabo.',
      ),
    ],
    embalagem: { altura: 60, largura: 140, comprimento: 280, peso: 720 },
    desenho: { form: 'tool', tool: 'crimper', colour: COR.azul, units: 1 },
  }),
  single({
    codigo: 956,
    sku: 'FS-FER-DCP',
    mpn: 'ARV-DC3',
    slug: 'decapador-coaxial-3-laminas-rg59-rg6',
    nome: 'Decapador de coaxial 3 lâminas para RG59 e RG6',
    marca: 'arveola',
    categoria: `${RAIZ}/alicates`,
    garantiaMeses: 12,
    em: '2024-06-28',
    por: 8990,
    estoque: 103,
    pop: 213,
    caracteristicas: {
      compatibilidade: ['RG59', 'RG6'],
      cor: 'Preto',
      uso: ['Estúdio', 'Instalação'],
      apresentacao: 'Unidade',
      conteudo: '1 decapador, 1 cartucho de lâminas e 1 chave de ajuste',
    },
    resumo: 'Corta capa, malha e dielétrico nas medidas do BNC, de uma só vez.',
    para: 'Profundidade ajustável por lâmina, para não marcar o condutor.',
    longa: [
      p(
        'Dê três voltas no sentido da seta, abra e puxe. As três medidas saem sempre iguais, e é isso que mantém a impedância do conector.',
      ),
      secao(
        'Regule no primeiro uso',
        'Teste em uma sobra do mesmo cabo. Condutor riscado parte depois; capa mal cortada deixa malha solta.',
      ),
      secao('Lâminas', 'O cartucho dura cerca de 2 mil cortes e é trocado inteiro. Não afie.'),
      secao('Não serve para', 'Cabo de rede, fibra e coaxial RG11.'),
      secao(
        'Combina com',
        'O alicate de crimpar BNC de 75 Ω e os conectores de três peças. Para conferir o resultado, use o testador de cabos: ele acusa malha encostada no pino antes de o cabo ir para o rack.',
      ),
    ],
    embalagem: { altura: 40, largura: 110, comprimento: 180, peso: 130 },
    desenho: { form: 'tool', tool: 'stripper', colour: COR.preto, units: 1 },
  }),
];

const TESTES = [
  single({
    codigo: 957,
    sku: 'FS-FER-TST',
    mpn: 'MLN-TS3',
    slug: 'testador-de-cabos-rj45-bnc-xlr',
    nome: 'Testador de cabos RJ45, BNC e XLR com remoto',
    marca: 'malhanorte',
    categoria: `${RAIZ}/testes-e-limpeza`,
    garantiaMeses: 12,
    em: '2025-01-06',
    por: 15990,
    estoque: 86,
    pop: 346,
    caracteristicas: {
      'conector-a': ['RJ45 fêmea', 'BNC fêmea 75 Ω', 'XLR 3 pinos fêmea'],
      portas: 'RJ45, BNC e XLR',
      recursos: ['Continuidade', 'Inversão', 'Curto', 'Blindagem'],
      cor: 'Amarelo',
      uso: ['Instalação', 'Palco'],
      apresentacao: 'Kit',
      conteudo: '1 testador, 1 unidade remota, bateria de 9 V e bolsa',
    },
    resumo: 'Mostra fio a fio continuidade, inversão, curto e blindagem em cabos de rede, coaxiais e XLR.',
    para: 'A unidade remota se destaca, para testar o cabo que já está na parede.',
    longa: [
      p(
        'Duas fileiras de luzes: acendeu na mesma ordem, o cabo está certo; pulou, está aberto; acendeu junto, há curto. Em um minuto se sabe se o problema é o cabo.',
      ),
      secao(
        'O que ele acha',
        ul(
          'Par trocado ou invertido',
          'Fio aberto e curto',
          'Blindagem interrompida',
          'Pino 2 e 3 trocados em XLR',
        ),
      ),
      secao(
        'O que ele não faz',
        'Não certifica categoria nem mede alcance: um cabo com continuidade perfeita pode falhar em 10 Gb/s ou em 12G. Para isso é preciso certificador.',
      ),
      secao('Segurança', 'Nunca conecte em cabo energizado por PoE ou ligado a equipamento.'),
    ],
    embalagem: { altura: 60, largura: 160, comprimento: 220, peso: 380 },
    desenho: { form: 'tool', tool: 'cable-tester', colour: COR.amarelo, units: 1 },
  }),
  single({
    codigo: 958,
    sku: 'FS-FER-CLC',
    mpn: 'LMF-CLN',
    slug: 'caneta-de-limpeza-fibra-lc-1-25mm',
    nome: 'Caneta de limpeza de fibra óptica LC 1,25 mm',
    marca: 'lumefio',
    categoria: `${RAIZ}/testes-e-limpeza`,
    garantiaMeses: 6,
    em: '2024-05-23',
    por: 12990,
    estoque: 131,
    pop: 299,
    caracteristicas: {
      compatibilidade: ['LC UPC', 'LC APC'],
      cor: 'Branco',
      uso: ['Rack', 'Instalação'],
      apresentacao: 'Unidade',
      conteudo: '1 caneta com tampa adaptadora',
    },
    resumo: 'Limpa a face do conector LC, solto ou já dentro do adaptador, com um empurrão até o clique.',
    para: 'Mais de 800 limpezas a seco, sem álcool.',
    longa: [
      p(
        'A fita seca avança a cada clique, então a superfície que toca a fibra é sempre nova. Com a tampa, limpa o conector na mão; sem ela, entra no adaptador do painel ou no módulo SFP.',
      ),
      secao(
        'Quando limpar',
        ul(
          'Sempre antes de conectar, mesmo cordão novo',
          'Quando a potência óptica cair',
          'Dos dois lados: cordão e porta',
        ),
      ),
      secao('Não serve para', 'Conectores SC, FC e ST, que têm ponteira de 2,5 mm e pedem outra caneta.'),
      secao(
        'Sujeira de gordura',
        'Se uma passada não bastar, use álcool isopropílico e lenço próprio, e termine com a caneta.',
      ),
    ],
    embalagem: { altura: 30, largura: 110, comprimento: 240, peso: 70 },
    desenho: { form: 'tool', tool: 'cleaner-pen', colour: COR.branco, units: 1 },
  }),
];

export const TOOLS: readonly SeedProduct[] = [...ITENS_ORGANIZACAO, ...FERRAMENTAS, ...TESTES];
