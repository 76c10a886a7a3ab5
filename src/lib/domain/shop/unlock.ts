/** The parameter that opens a closed shop for whoever knows its value (specification, section 4). */
export const UNLOCK_PARAMETER = 'liberarAcesso';
