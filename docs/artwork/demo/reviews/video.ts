import type { ReviewTable } from './build.ts';

export const VIDEO_REVIEWS: ReviewTable = [
  [
    'cabo-hdmi-high-speed-4k-30hz-1-8m',
    [
      [
        'José Carlos M.',
        5,
        'Para o decodificador da TV por assinatura está perfeito e custou menos que o estacionamento da loja.',
      ],
      ['Elaine R.', 4, 'Simples e funciona. Comprei cinco para a escola.'],
      ['Wagner D.', 5, 'Troquei o cabo do DVR das câmeras. Imagem normal, preço ótimo.'],
      [
        'Ana Lúcia B.',
        3,
        'Serve para Full HD. Tentei usar no TV box 4K e ficou em 30 Hz, como o anúncio avisa. Falha minha.',
        true,
      ],
      ['Rogério P.', 5, 'Chegou rápido. Cabo honesto pelo preço.'],
    ],
  ],
  [
    'cabo-hdmi-high-speed-4k-30hz-10m',
    [
      ['Cláudia S.', 5, 'Projetor Full HD do salão, dez metros, sem nenhum chuvisco.'],
      ['Pastor Elias T.', 4, 'Atende bem o projetor da igreja. É grosso, passou justo no conduíte.'],
      [
        'Vanessa K.',
        2,
        'Não segurou 4K a 30 no meu projetor. O anúncio até avisa que depende do aparelho, mas eu esperava que desse.',
      ],
    ],
  ],
  [
    'cabo-hdmi-premium-high-speed-18g-2m',
    [
      [
        'Márcio A.',
        5,
        'TV box em 4K 60 com HDR, estável. Parou até a queda do Wi-Fi que eu tinha quando ligava a TV.',
      ],
      ['Débora F.', 5, 'Cabo firme e bem acabado, acompanha etiqueta de certificação.'],
      ['Alexandre N.', 4, 'Muito bom. Daria cinco se a capa fosse um pouco mais flexível.'],
      ['Kelly M.', 5, 'Usei entre o Blu-ray 4K e a TV. Imagem impecável nos filmes.'],
      ['Sérgio L.', 5, 'Ótimo custo na promoção.'],
    ],
  ],
  [
    'cabo-hdmi-premium-high-speed-18g-5m',
    [
      ['Adriano C.', 5, 'Cinco metros passivos em 4K 60 HDR, achei que não ia e foi. Cabo grosso mesmo.'],
      [
        'Michele G.',
        3,
        'Funciona direto na TV. Com a emenda da parede começou a piscar, tive que tirar a emenda.',
        true,
      ],
    ],
  ],
  [
    'cabo-hdmi-essencial-premium-18g-2m',
    [
      ['Sueli P.', 5, 'Bom e barato. Liguei na TV 4K e pronto.'],
      ['Jonathan R.', 5, 'Mesma imagem do cabo caro que eu tinha. Fino e fácil de esconder.'],
      ['Cristiane O.', 4, 'Embalagem simples de papel, adorei não ter plástico. Cabo ok.'],
      ['Mateus V.', 5, 'Comprei para a soundbar no ARC, controle da TV comanda o volume normalmente.'],
    ],
  ],
  [
    'cabo-hdmi-ativo-18g-10m',
    [
      ['Ricardo B.', 5, 'Projetor 4K no teto, dez metros, HDR ok. Só prestar atenção no lado certo.'],
      [
        'Everton S.',
        3,
        'Instalei invertido e fiquei uma hora procurando defeito. A marcação poderia ser maior.',
        true,
      ],
      ['Luana M.', 5, 'Atendimento me orientou a testar antes de embutir. Ainda bem que escutei.'],
    ],
  ],
  [
    'cabo-hdmi-ultra-high-speed-48g-1m',
    [
      ['Caio T.', 5, 'Console ao lado da TV, 1 metro na medida. 120 Hz liberado.'],
      ['Isabela N.', 5, 'Perfeito para a soundbar no eARC.'],
      ['Rodrigo E.', 4, 'Ótimo, mas para braço articulado fica curto. Comprei o de 2 depois.'],
    ],
  ],
  [
    'cabo-hdmi-ultra-high-speed-48g-3m',
    [
      ['Tiago M.', 5, 'Três metros por dentro do painel, 4K 120 com VRR sem falha.'],
      ['Verônica L.', 5, 'Certificado no comprimento certo. É raro encontrar em 3 metros.'],
      ['Nelson A.', 4, 'Bom. A trança pega poeira, mas isso é estética.'],
      ['Paula R.', 5, 'Meu técnico indicou e acertou.'],
    ],
  ],
  [
    'cabo-hdmi-ultra-high-speed-48g-5m',
    [
      ['Marcelo D.', 5, 'Duvidei dos 5 metros passivos, mas o console entrou em 120 Hz e não saiu mais.'],
      [
        'Hugo F.',
        2,
        'Com a minha placa de vídeo ficou instável em 4K 120. Em 4K 60 ok. Devolvi e peguei o óptico, a loja facilitou.',
      ],
    ],
  ],
  [
    'cabo-hdmi-essencial-ultra-48g-2m',
    [
      ['Wesley P.', 5, 'Metade do preço do trançado e a mesma imagem no console. Certificado de verdade.'],
      ['Gisele A.', 5, 'Funcionou com 4K 120 Hz logo de cara.'],
      ['Renan C.', 4, 'A capa marca fácil se dobrar, então arrume com cuidado. De resto, excelente.'],
      ['Amanda J.', 5, 'Comprei dois. Sem frescura, do jeito que eu gosto.'],
      ['Silvio K.', 5, 'PC na TV da sala em 120 Hz, uso todo dia para jogar.'],
    ],
  ],
  [
    'cabo-hdmi-optico-ultra-high-speed-48g-15m',
    [
      [
        'Arnaldo G.',
        5,
        'Do rack no escritório até a TV de 83 polegadas na sala. Fino e leve, passou em eletroduto de 3/4.',
      ],
      [
        'Letícia B.',
        5,
        'Quinze metros, 4K 120, sem fonte externa. Parece mágica depois de sofrer com cobre.',
      ],
      ['Cássio R.', 4, 'Excelente, mas caro. O sentido único exige atenção na obra.'],
    ],
  ],
  [
    'cabo-hdmi-optico-ultra-high-speed-48g-30m',
    [
      [
        'Igreja Batista do Vale',
        5,
        'Da cabine ao projetor, trinta metros, imagem limpa em todos os cultos desde a instalação.',
      ],
      [
        'Flávio M.',
        4,
        'Ótimo desempenho. Alguns splitters simples não alimentam o cabo, tive que trocar o meu.',
      ],
    ],
  ],
  [
    'cabo-hdmi-optico-18g-30m',
    [
      ['Douglas T.', 5, 'Auditório da faculdade em 4K 60. Instalação tranquila pela calha.'],
      ['Rosana V.', 5, 'Bem melhor que o extensor que usávamos antes.'],
    ],
  ],
  [
    'cabo-micro-hdmi-para-hdmi-18g-1m',
    [
      ['Lucas H.', 5, 'Uso na mirrorless com monitor de campo. Fino, não puxa o gimbal.'],
      ['Bárbara S.', 4, 'Bom, mas a porta micro é delicada mesmo. Prendam o cabo na gaiola.'],
      ['Yuri A.', 5, 'Funcionou na placa de desenvolvimento em 4K depois de ajustar a configuração.'],
    ],
  ],
  [
    'cabo-mini-hdmi-para-hdmi-18g-2m',
    [
      ['Monique F.', 5, 'Câmera na placa de captura para as aulas ao vivo. Dois metros deram certo.'],
      ['Alan P.', 3, 'O cabo é bom, mas eu precisava do micro. Confiram a medida da porta antes.', true],
    ],
  ],
  [
    'cabo-hdmi-plano-18g-3m',
    [
      ['Solange C.', 5, 'Sumiu atrás do rodapé branco. As presilhas colam bem.'],
      ['Ivan L.', 4, 'Passa por baixo do tapete sem aparecer. Não faz curva de lado, precisa torcer.'],
    ],
  ],
  [
    'cabo-hdmi-90-graus-ultra-48g-2m',
    [
      ['Fabrício N.', 5, 'TV encostada na parede e o plugue coube. Sem adaptador, sem piscar.'],
      [
        'Carolina M.',
        4,
        'Na minha TV o cabo saiu para cima porque a porta é invertida. Funciona igual, só ficou aparente.',
      ],
    ],
  ],
  [
    'cabo-displayport-1-4-hbr3-2m',
    [
      ['Vítor S.', 5, 'Monitor 1440p a 240 Hz estável. O cabo original ficava dando tela preta.'],
      ['Natan B.', 5, 'Conferi a certificação no site da VESA. Cabo sério.'],
      ['Mirella O.', 4, 'A trava segura bem, até demais. Tem que apertar o botão com vontade.'],
      ['César Augusto D.', 5, '4K 144 com DSC, sem problemas em seis meses.'],
    ],
  ],
  [
    'cabo-displayport-hbr2-4k-60hz-1-8m',
    [
      ['Sônia R.', 5, 'Comprei vinte para os monitores do escritório. Todos funcionando.'],
      ['Kleber T.', 4, 'Para 4K 60 está ótimo. Não esperem mais que isso.'],
    ],
  ],
  [
    'cabo-displayport-dp80-1m',
    [
      ['Enzo P.', 5, '4K 240 Hz sem DSC finalmente. Um metro é curto, mas já sabia.'],
      ['Murilo C.', 4, 'Excelente sinal. Obriga a deixar o gabinete em cima da mesa.'],
    ],
  ],
  [
    'cabo-displayport-para-hdmi-1-8m',
    [
      ['Regina A.', 5, 'Computador da empresa na TV da recepção. Imagem e som por um cabo só.'],
      [
        'Leandro V.',
        2,
        'Minha placa não tem DP++ em uma das saídas e não deu imagem. Na outra saída funcionou.',
      ],
      ['Josiane M.', 4, 'Full HD perfeito. Para 4K 60 já precisa do conversor ativo.'],
    ],
  ],
  [
    'cabo-bnc-3g-sdi-rg59-10m',
    [
      ['Produtora Lente Clara', 5, 'Usamos em transmissões toda semana. Enrola fácil e não criou memória.'],
      ['Edson F.', 5, 'BNC bem crimpado, luva firme. Passa 1080p60 sem um erro.'],
      ['Tainá G.', 4, 'Bom cabo. Gostaria de mais opções de cor.'],
    ],
  ],
  [
    'cabo-bnc-3g-sdi-rg59-20m',
    [
      [
        'Comunidade Esperança Viva',
        5,
        'Câmera do fundo até a mesa de corte. Acabou a interferência que tínhamos com HDMI.',
      ],
      ['Wilson J.', 4, 'Cumpre. Somei com outro de 10 por emenda de 75 ohms e segue estável.'],
    ],
  ],
  [
    'cabo-bnc-12g-sdi-rg59-5m',
    [
      ['Estúdio Caju', 5, '4K 60 em um cabo só. Veio com a folha de teste de perda de retorno.'],
      ['Marina Z.', 5, 'A cor azul ajuda a separar do resto do feixe.'],
    ],
  ],
  [
    'bobina-coaxial-rg6-12g-sdi-100m',
    [
      [
        'Cabeamento Serrano',
        5,
        'Metragem correta, capa bem marcada, decapa limpo. Montei doze lances sem retrabalho.',
      ],
      ['Adilson B.', 4, 'Cabo excelente. O carretel podia girar mais solto.'],
    ],
  ],
  [
    'cabo-usb-c-para-hdmi-4k-60hz-2m',
    [
      ['Gabriela T.', 5, 'Notebook na TV da sala de reunião, plugou e apareceu.'],
      ['Nicolas R.', 5, 'Tablet com USB-C na TV, 4K 60, sem aplicativo nenhum.'],
      [
        'Ester L.',
        1,
        'Meu celular não tem saída de vídeo e por isso não funcionou. Li depois que o anúncio avisava, mas fica minha frustração.',
      ],
      ['Danilo K.', 4, 'Ótimo, mas não carrega o notebook ao mesmo tempo. Leve a fonte em outra porta.'],
    ],
  ],
  [
    'cabo-usb-c-10g-100w-video-1m',
    [
      ['Priscila D.', 5, 'Um cabo só para monitor, carga e hub. Mesa limpa.'],
      ['Artur N.', 5, 'SSD externo a quase 1 GB/s, carga de 96 W confirmada.'],
      ['Raquel S.', 4, 'Funciona tudo. Um metro é justo, meçam.'],
    ],
  ],
  [
    'cabo-usb4-40g-240w-0-8m',
    [
      ['Hélio M.', 5, 'Dock com dois monitores e rede por este cabo. Nenhuma desconexão.'],
      ['Bianca F.', 4, 'Curto, como tem que ser nessa velocidade. Construção muito boa.'],
    ],
  ],
  [
    'cabo-vga-com-ferrite-1-8m',
    [
      ['Secretaria da EE Monte Alto', 5, 'Ainda temos projetores VGA na escola. Imagem nítida, sem sombra.'],
      ['Valdir P.', 4, 'Bom cabo para monitor antigo de caixa.'],
    ],
  ],
  [
    'cabo-av-composto-3-rca-2m',
    [
      ['Otto B.', 5, 'Digitalizei as fitas da família com ele. Menos ruído que o cabo que eu tinha.'],
      ['Marlene A.', 4, 'Usei no DVD antigo. Funciona, imagem de DVD.'],
    ],
  ],
];
