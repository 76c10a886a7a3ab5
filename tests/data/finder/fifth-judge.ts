/**
 * What a judge of 60 questions and 450 probes found on 30 November 2026, class by class, and its neighbours that were right,
 * written from what is known of the sockets.
 */
import { asks, type Case } from './case.ts';

const NEVER_SPEAKER = { diz: /LINE OUT ou a SEND, nunca para a SPEAKER/ };

const GREEN = { certo: /SSA-030/, diz: /Confira a cor do encaixe .*verde .*azul .*se estragam/ };
const POLISH = { errado: /FIB/, diz: /APC/ };

export const FIFTH_JUDGE: readonly Case[] = [
  // The P10 of an amplifier for guitars may be its speaker output.
  asks('amplificador de guitarra / p10', 'mesa de som / p10', 3, '', 'cabo TS>TS', NEVER_SPEAKER),
  asks('amplificador de guitarra / p10', 'interface de áudio / p10', 3, '', 'cabo TS>TS', NEVER_SPEAKER),
  asks('amplificador de guitarra / p10', 'caixa ativa / p10', 3, '', 'cabo TS>TS', NEVER_SPEAKER),
  asks('amplificador de guitarra / p10', 'gravador / p10', 3, '', 'cabo TS>TS', NEVER_SPEAKER),
  asks('amplificador de guitarra / p10', 'pedal / p10', 3, '', 'cabo TS>TS', NEVER_SPEAKER),
  asks('amplificador de guitarra / p10 trs', 'mesa de som / p10', 3, '', 'cabo TRS>TRS', NEVER_SPEAKER),
  asks('amplificador de guitarra / p10', 'caixa passiva / p10', 3, '', 'nenhum catalogo', {
    diz: /cabo de caixa com estes dois conectores/,
  }),
  asks('amplificador de guitarra / speaker', 'mesa de som / p10', 3, '', 'nenhum fisico', {
    diz: /potência nunca vai a uma entrada de linha/,
  }),
  asks('amplificador de guitarra', 'mesa de som', 3, '', 'nenhum fisico', {
    diz: /potência nunca vai a uma entrada de linha/,
  }),
  // A bare SC is green on what has only the green one, and the colour is to be looked at.
  asks('tomada óptica / sc-apc', 'onu / sc', 2, '', 'cabo SCA>SCA', GREEN),
  asks('onu / sc-apc', 'onu / sc', 2, '', 'cabo SCA>SCA', GREEN),
  asks('tomada óptica / sc', 'onu', 2, '', 'cabo SCA>SCA', GREEN),
  asks('tomada óptica / sc-apc', 'onu / sc monomodo', 2, '', 'nenhum fisico', POLISH),
  asks('tomada óptica / sc-apc', 'onu / sc azul', 2, '', 'nenhum fisico', POLISH),
  asks('tomada óptica / sc-apc', 'onu / sc upc', 2, '', 'nenhum fisico', POLISH),
  asks('provedor / sc', 'onu', 2, '', 'nenhum fisico', POLISH),
  asks('onu / sc-apc', 'provedor / sc', 2, '', 'nenhum fisico', POLISH),
  asks('provedor', 'onu', 2, '', 'cabo SCA>SCA', { certo: /SSA-030/ }),
  asks('tomada óptica', 'onu / fibra', 2, '', 'cabo SCA>SCA', { certo: /SSA-030/ }),
];
