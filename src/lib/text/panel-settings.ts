/** `/painel/configuracoes`; the words of the groups and their fields stand where they are declared. */
export const panelSettingsText = {
  closed: 'A loja está fechada para os clientes.',
  intro: 'Cada mudança aparece em todas as páginas em até um segundo.',
  saved: 'Salvo. A loja já mostra a mudança.',
  title: 'Configurações',
};
