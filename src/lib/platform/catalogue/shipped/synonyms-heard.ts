/** Devices as who only heard their names writes them, or in other words: each means what the device itself does. */
import { WRITTEN_USES } from './synonyms-uses.ts';

const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  // Picture
  televisao: ['teve', 'tele', 'tv led', 'tv 4k', 'televizao'],
  soundbar: [
    ...['som bar', 'som bars', 'sombar', 'sonbar', 'son bar', 'sondbar', 'sond bar', 'saundbar', 'saund bar'],
    ...['sound bars', 'sund bar', 'soundibar', 'soundi bar', 'sounder bar', 'barra sonora', 'barra de audio'],
  ],
  'home theater': [
    ...['home', 'homi tiater', 'home tiater', 'home teater', 'homi teater', 'rome teater', 'hometiater'],
    ...['hometeater', 'home theatre', 'hometheatre', 'home teatro'],
  ],
  projetor: ['projetor de video', 'projetor multimidia', 'retroprojetor', 'projector', 'progetor'],
  datashow: ['datachow', 'data chow', 'data xou', 'deita show', 'deitashow'],
  bluray: ['blue ray', 'blueray', 'blu rei', 'bluray player', 'blu ray player', 'blue ray player'],
  chromecast: ['cromecast', 'crome cast', 'chrome cast', 'cromicast', 'cromocast', 'cromi cast'],
  'fire stick': ['fire tv stick', 'firetv', 'faire stick', 'fai stick', 'fire tv'],
  'tv box': ['tvbox', 'tibibox', 'ti vi box', 'box tv', 'caixinha da tv', 'caixinha de tv'],
  'video game': ['video geime', 'videogueime', 'videogeime', 'vidio game', 'video gaime', 'videogames'],

  // Computers and telephones
  notebook: [
    'not book',
    'notibuk',
    'notibuque',
    'notbook',
    'nootbook',
    'notebuk',
    'notebok',
    'leptop',
    'lap top',
  ],
  computador: ['computer', 'compiuter', 'micro computador', 'computado', 'desktopi'],
  celular: ['cel', 'smart phone', 'smartfone', 'telemovel', 'selular'],
  tablet: ['tablete', 'teblet', 'tabelete'],
  macbook: ['mac book', 'mequibuque', 'mac buk', 'macbuk'],
  'placa de video': ['placa video', 'placa grafica', 'placa de videos', 'vga card'],

  // Games
  'play 5': ['plei 5', 'pley 5', 'play station 5', 'pleisteixon 5', 'p s 5'],
  'play 4': ['plei 4', 'pley 4', 'play station 4', 'p s 4'],
  playstation: ['play station', 'pleisteixon', 'pleistation', 'pleistechon'],
  xbox: ['x box', 'xis box', 'equis box', 'ex box'],

  // Sound
  receiver: ['reciver', 'risiver', 'receiver av', 'recever', 'receive'],
  'toca discos': ['tocadiscos', 'tocadisco', 'toca dicos', 'toca lp', 'pick up'],
  'caixa de som': ['caixa som', 'caixas som', 'caixa de audio'],
  'mesa de som': ['mesa som', 'meza de som', 'mesa de sonorizacao'],
  'fone de ouvido': ['fone ouvido', 'fones de ouvido'],
  microfone: ['microfoni', 'maicrofone', 'maique'],
  violao: ['violaum', 'viola caipira'],

  // Networks and surveillance
  roteador: ['rotiador', 'roter', 'roteado', 'rauter', 'router wifi', 'roteador wi fi'],
  modem: [
    'moden',
    'modi',
    'modem da internet',
    'modem da vivo',
    'modem da claro',
    'modem da oi',
    'modem da tim',
  ],
  'camera de seguranca': [
    'camera seguranca',
    'cameras de seguranca',
    'cameras seguranca',
    'camera segurança',
  ],
  dvr: ['de ve erre', 'gravador de camera', 'gravador das cameras', 'gravador de cameras'],
};

const SPELT = Object.entries(SPELLINGS).flatMap(([device, spellings]) =>
  spellings.map((spelling) => [spelling, WRITTEN_USES[device] ?? []] as const),
);

export const USES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(SPELT),
  ...WRITTEN_USES,
};
