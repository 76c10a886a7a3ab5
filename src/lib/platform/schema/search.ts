/** What searches read, and what is held in memory. */
import type { Generated } from 'kysely';

export type SearchTables = {
  search_documents: SearchDocumentsTable;
  search_details: SearchDetailsTable;
  search_codes: SearchCodesTable;
  search_words: SearchWordsTable;
  search_synonyms: SearchSynonymsTable;
  search_counts: SearchCountsTable;
  day_counts: DayCountsTable;
};

/** Filled by `search_refresh`, like the three below (migration 0009); nothing else writes them. */
type SearchDocumentsTable = { product_id: number; main: string };

/** With what only descriptions say. */
type SearchDetailsTable = { product_id: number; whole: string };

type SearchCodesTable = { code: string; product_id: number };

type SearchWordsTable = {
  /** Folded: `optico`. */
  word: string;
  lexeme: string;
  /** As most texts write it: `óptico`. */
  shown: string;
  /** The letters of the word in order of the alphabet. */
  letters: string;
  /** With the word, when all were counted last. */
  products: number;
};

/** Of nobody: how often on a day. */
type SearchCountsTable = { day: string; term: string; searches: number; clicks: number };

/** Of nobody: how often something happened on a day. */
type DayCountsTable = { day: string; kind: string; count: number };

/** Who searches for `term` also means `meaning`. */
type SearchSynonymsTable = {
  id: Generated<number>;
  term: string;
  meaning: string;
  /** `use`: products are for it, and it is not sold. `redirect`: the meaning is an address, `hint`: a sentence. */
  kind: Generated<'synonym' | 'use' | 'redirect' | 'hint'>;
  /** The term as searches are folded. */
  folded: Generated<string>;
};
