/** `/painel/instagram`. */
export const panelInstagramText = {
  add: 'Nova postagem',
  cancel: 'Cancelar',
  change: 'Editar',
  changeTitle: 'Editar a postagem',
  columns: { actions: 'Ações', data: 'Dia', legenda: 'Legenda', picture: 'Imagem' },
  empty: 'Nenhuma postagem ainda. A página inicial mostra esta seção quando há pelo menos uma.',
  faults: {
    data: 'Escolha o dia.',
    imagem: 'Escolha uma imagem da biblioteca.',
    legenda: 'Escreva a legenda, com até 300 caracteres.',
    link: 'Escreva um endereço da loja, como /novidades, ou um que comece com https://.',
    many: 'Cabem 30 postagens. Remova uma antiga primeiro.',
    usuario: 'Um nome do Instagram tem só letras, números, pontos e sublinhados.',
  },
  form: {
    data: 'Dia da postagem',
    imagem: 'Imagem',
    imagemHint: 'Aparece quadrada. O cliente a recebe da loja, e não do Instagram.',
    legenda: 'Legenda',
    link: 'Aonde leva',
    linkHint: 'O endereço da postagem no Instagram, ou o de um produto da loja.',
    profileLink: 'Endereço do perfil',
    profileLinkHint: 'Como https://www.instagram.com/sualoja. Vazio: o nome aparece sem link.',
    usuario: 'Nome no Instagram',
    usuarioHint: 'Sem o @.',
  },
  intro:
    'A página inicial mostra as cinco postagens mais novas. Cada uma é uma imagem da biblioteca, uma legenda e um link.',
  notices: {
    perfil: 'Perfil salvo.',
    removida: 'Postagem removida.',
    salva: 'Postagem salva. A loja já mostra a mudança.',
  } as Readonly<Record<string, string>>,
  profile: 'Perfil',
  remove: 'Remover',
  removeOf: (legenda: string): string => `Remover: ${legenda}`,
  changeOf: (legenda: string): string => `Editar: ${legenda}`,
  save: 'Salvar',
  title: 'Instagram',
  fields: { link: 'o endereço do perfil', postagens: 'as postagens', usuario: 'o nome' } as Readonly<
    Record<string, string>
  >,
};
