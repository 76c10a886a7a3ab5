/** Said to those who do not see a picture in a social network. */
export const socialText = {
  picture: (nome: string) => `${nome}: o produto, com o nome e a loja ao lado`,
};
