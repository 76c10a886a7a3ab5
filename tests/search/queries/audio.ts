/** Stage, studio, living room and speakers. */
import { all, between, either, ends, has, inside, metres, type Query, slug } from '../rules.ts';

const audio = inside('cabos-de-audio');
const xlr = inside('cabos-de-audio/audio-profissional/xlr');
const microphone = slug(/^cabo-xlr-balanceado/);
const instrument = slug(/^cabo-p10-instrumento/);
const toslink = inside('cabos-de-audio/audio-domestico/toslink');
const speakerWire = all(audio, has('classe', /caixa ac/));

export const AUDIO_QUERIES: readonly Query[] = [
  { busca: 'cabo de microfone', expects: microphone, accepts: ends(/XLR/) },
  { busca: 'cabo microfone 5 metros', expects: all(microphone, metres(5)) },
  { busca: 'cabo canon', expects: xlr, accepts: ends(/XLR/) },
  { busca: 'cabo dmx iluminação', expects: slug(/dmx/) },
  { busca: 'cabo para guitarra', expects: instrument, accepts: ends(/P10 TS/) },
  { busca: 'guitar cable 3m', expects: all(instrument, metres(3)) },
  { busca: 'cabo guitara p10 vermelho', expects: all(instrument, has('cor', /Vermelho/)) },
  { busca: 'p10', expects: all(audio, ends(/P10/)) },
  { busca: '6,35mm', expects: all(audio, ends(/P10/)) },
  { busca: 'xlr p10', expects: between(/XLR/, /P10/) },
  { busca: 'cabo para pedal', expects: slug(/^cabo-patch-p10/), accepts: ends(/P10 TS/) },
  { busca: 'multicabo', expects: inside('cabos-de-audio/audio-profissional/multicabo') },
  { busca: 'medusa de palco 30m', expects: slug(/^multicabo-de-palco-12-vias-xlr-30m/) },
  { busca: 'speakon', expects: inside('cabos-de-audio/audio-profissional/speakon') },
  { busca: 'spekon 10 m', expects: slug(/^cabo-speakon-2x2-5mm-10m/) },
  { busca: 'cabo p2', expects: all(audio, ends(/^P2/)), accepts: either(ends(/^P2/), ends(/3,5 mm/)) },
  { busca: 'cabo auxiliar para carro', expects: slug(/^cabo-p2-p2/) },
  { busca: 'p2 p2 2m', expects: slug(/^cabo-p2-p2-estereo-2m/) },
  { busca: 'p2 rca', expects: all(audio, between(/^P2/, /RCA/)) },
  { busca: 'cabo 3,5mm', expects: all(audio, ends(/3,5 mm/)), accepts: ends(/3,5 mm/) },
  { busca: 'extensao de fone de ouvido', expects: slug(/^extensao-fone/) },
  { busca: 'cabo rca', expects: inside('cabos-de-audio/audio-domestico/rca'), accepts: ends(/RCA/) },
  {
    busca: 'cabo óptico',
    expects: toslink,
    accepts: either(has('tecnologia', /Óptico/), has('tipo-de-fibra', /./)),
  },
  { busca: 'toslik', expects: toslink, accepts: ends(/TOSLINK/) },
  { busca: 'cabo optico soundbar 2m', expects: all(toslink, metres(2)) },
  { busca: 'optical audio cable', expects: toslink },
  { busca: 'spdif', expects: either(toslink, slug(/^cabo-coaxial-digital/)) },
  { busca: 'cabo subwofer', expects: inside('cabos-de-audio/audio-domestico/subwoofer') },
  {
    busca: 'fio para caixa de som',
    expects: all(speakerWire, ends(/Sem conector/)),
    accepts: either(speakerWire, slug(/banana/)),
  },
  {
    busca: 'fio 2x2,5mm',
    expects: all(speakerWire, has('secao-do-condutor', 2.5), ends(/Sem conector/)),
    accepts: all(speakerWire, has('secao-do-condutor', 2.5)),
  },
  { busca: 'speaker cable', expects: speakerWire, accepts: slug(/banana/) },
  { busca: 'plug banana', expects: ends(/Banana/) },
];
