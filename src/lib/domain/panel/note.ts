/** Characters of a note of the shop about a customer or an order. */
export const NOTE_LENGTH = 2000;
