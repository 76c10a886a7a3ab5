import type { ReviewTable } from './build.ts';

export const AUDIO_REVIEWS: ReviewTable = [
  [
    'cabo-xlr-balanceado-5m',
    [
      ['Jefferson S.', 5, 'Comprei oito para a igreja. Silenciosos e macios de enrolar.'],
      ['Karina V.', 5, 'Conector metálico que abre com chave, coisa rara nessa faixa.'],
      ['Banda Trem das Seis', 4, 'Aguenta estrada. Um deles afrouxou o parafuso, reapertamos e seguiu.'],
      ['Mário H.', 5, 'Phantom power ok nos condensadores, sem nenhum chiado.'],
      ['Alessandra P.', 5, 'Pedestal e mesa com folga nos 5 metros.'],
      ['Roney C.', 3, 'Som bom, mas a fita de velcro que veio soltou a costura. Detalhe pequeno.', true],
    ],
  ],
  [
    'cabo-xlr-balanceado-3m',
    [
      ['Podcast Meia Boca', 5, 'Quatro microfones, quatro cabos, zero zumbido.'],
      ['Sabrina L.', 5, 'Tamanho certo entre o braço articulado e a interface.'],
      ['Gilberto N.', 4, 'Ótimo cabo para estúdio pequeno.'],
    ],
  ],
  [
    'cabo-xlr-balanceado-10m',
    [
      ['Pr. Anselmo R.', 5, 'O microfone do púlpito ficou sem ruído depois da troca.'],
      ['Duda M.', 4, 'Não embola. Poderia ter anel colorido para identificar.'],
    ],
  ],
  [
    'cabo-xlr-110-ohms-dmx-aes-10m',
    [
      [
        'Luz & Cena Eventos',
        5,
        'Os refletores pararam de piscar quando tiramos os cabos de microfone da linha DMX.',
      ],
      ['Jair F.', 5, 'Azul ajuda a não misturar com o áudio.'],
    ],
  ],
  [
    'cabo-p10-instrumento-5m',
    [
      ['Leandro G.', 5, 'Não faz barulho quando pisa. O brilho da guitarra continua lá.'],
      ['Tico B.', 5, 'Uso no baixo há oito meses, ensaio duas vezes por semana. Firme.'],
      ['Marta C.', 4, 'Bom cabo, plugue bem justo no jack do meu teclado.'],
      ['Rômulo A.', 5, 'Peguei o vermelho. Bonito e silencioso.'],
      ['Kevin D.', 3, 'Som ótimo, mas achei a capa um pouco rígida no frio.', true],
    ],
  ],
  [
    'cabo-p10-instrumento-3m',
    [
      ['Evandro S.', 5, 'Perfeito para gravar em casa.'],
      ['Lia T.', 4, 'Teclado na mesa sem chiado.'],
    ],
  ],
  [
    'cabo-p10-trs-balanceado-3m',
    [
      ['Estúdio Quarto Andar', 5, 'Interface nos monitores, sumiu o chiado da placa de vídeo.'],
      ['Cíntia O.', 5, 'Comprei o par. Bem montado.'],
      ['Rubens K.', 4, 'Ok. Só confirmem se a saída é balanceada para valer a pena.'],
    ],
  ],
  [
    'cabo-patch-p10-pedal-kit-6-0-3m',
    [
      ['Igor L.', 5, 'Plugue baixinho, coube tudo na pedaleira pequena.'],
      ['Ramon P.', 4, 'Cinco perfeitos e um com mau contato, trocaram rápido.'],
    ],
  ],
  [
    'multicabo-8-vias-xlr-p10-trs-3m',
    [
      [
        'Home Studio da Vila',
        5,
        'Numeração nas duas pontas e blindagem separada. Acabou a macarronada atrás do rack.',
      ],
    ],
  ],
  [
    'cabo-speakon-2x2-5mm-10m',
    [
      ['Som Popular Locações', 5, 'Já fizemos uns quarenta eventos. Trava firme e o cabo não endurece.'],
      ['Valmir J.', 5, 'Grave mais seguro que com o P10 antigo, e sem susto ao plugar.'],
    ],
  ],
  [
    'cabo-p2-p2-estereo-1m',
    [
      ['Thaís B.', 5, 'Entra no celular com capa, coisa que o meu antigo não fazia.'],
      ['Francisco N.', 4, 'Bom para o carro. Preço justo.'],
      ['Ingrid M.', 5, 'Comprei o branco para a caixinha da cozinha.'],
      [
        'Jorge W.',
        3,
        'Funciona, mas um canal só aparece se encaixar até o fim. Plugue do meu aparelho é meio fundo.',
        true,
      ],
    ],
  ],
  [
    'cabo-p2-para-2-rca-2m',
    [
      ['Adriana K.', 5, 'Computador no receiver antigo, som limpo.'],
      ['Elton R.', 5, 'Bem feito para o preço, RCA metálico.'],
      ['Marcela V.', 4, 'Na TV a saída de fone varia o volume, é só ajustar. Cabo bom.'],
    ],
  ],
  [
    'cabo-2-rca-estereo-blindado-2m',
    [
      ['Antônio C.', 5, 'Toca-discos no pré sem zumbido, depois que liguei o fio terra.'],
      ['DJ Malu', 5, 'Plugue aperta bem, não solta na mesa.'],
      ['Nilton F.', 4, 'Bom acabamento. Um pouco grosso para rack apertado.'],
    ],
  ],
  [
    'cabo-optico-toslink-2m',
    [
      ['Ronaldo E.', 5, 'TV na soundbar, sem o ronco que fazia pelo P2.'],
      ['Helena S.', 5, 'Não esqueçam de tirar as tampinhas transparentes. Eu esqueci.'],
      ['Michel D.', 4, 'Dolby Digital 5.1 ok no receiver.'],
      ['Luzia P.', 2, 'Queria Atmos e óptico não passa. O cabo é bom, a compra é que foi errada.'],
      ['Tomás A.', 5, 'Encaixe firme e fino atrás da TV.'],
    ],
  ],
  [
    'cabo-optico-toslink-10m',
    [
      ['Celso B.', 4, 'No limite, mas funcionou com a minha TV. Testem antes de embutir, como a loja fala.'],
      ['Olívia R.', 3, 'Com o receiver novo ok, com o antigo o som picotava.', true],
    ],
  ],
  [
    'cabo-subwoofer-rca-7-5m',
    [
      ['Vagner T.', 5, 'Acabou o zumbido do sub. Passou pelo rodapé com as presilhas.'],
      ['Denise L.', 4, 'Comprimento ótimo para o canto oposto da sala.'],
    ],
  ],
  [
    'fio-polarizado-2x2-5mm-ofc-10m',
    [
      ['Samuel O.', 5, 'Cobre de verdade, medi a resistência e bateu com a bitola.'],
      ['Walter G.', 5, 'Fácil de decapar e identificar o positivo.'],
      ['Cibele N.', 4, 'Bonito também, capa transparente.'],
    ],
  ],
  [
    'bobina-fio-caixa-2x2-5mm-ofc-100m',
    [
      ['Home & Som Instalações', 5, 'Metragem completa, fio macio para puxar. Já é a quarta bobina.'],
      ['Reinaldo Q.', 4, 'Cobre real. Fez uma sala 7.1 e ainda sobrou para a varanda.'],
    ],
  ],
  [
    'bobina-fio-caixa-2x0-75mm-cca-100m',
    [
      ['Loja Maré Mansa', 4, 'Usamos nas caixas de teto da loja. Para isso, atende bem.'],
      ['Edmilson V.', 3, 'É CCA e o anúncio diz que é. Some sempre a distância antes de comprar.', true],
    ],
  ],
  [
    'plugue-banana-dourado-kit-8',
    [
      ['Plínio S.', 5, 'Montagem sem solda, dois parafusos, firme.'],
      ['Carla U.', 5, 'Agora posso mudar o receiver de lugar sem brigar com fio solto.'],
      ['Geraldo M.', 4, 'Bons. Vale reapertar depois de um mês.'],
    ],
  ],
];
