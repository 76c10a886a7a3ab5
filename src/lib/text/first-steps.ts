/** A shop that has nothing to sell yet: what visitors read, and what its owner has to do. */
export const firstStepsText = {
  done: 'feito',
  guide: 'Enquanto não houver um produto, os visitantes veem que a loja abre em breve.',
  soon: {
    contact: 'Para falar conosco:',
    text: 'Estamos preparando a loja. Deixe o seu e-mail para receber as novidades dela.',
    title: (nome: string): string => `${nome}: em breve`,
  },
  steps: {
    administrador: {
      label: 'Crie a sua conta de administração',
      text: 'Abra o endereço que a loja mostrou ao iniciar (“Primeiro acesso ao painel”). Ele vale uma vez, por 24 horas; reiniciar a loja mostra outro. Também pode ser no terminal do servidor:',
      command:
        'npm run user:create -- --email voce@exemplo.com.br --nome "Seu Nome" --documento 000.000.000-00 --papel administrador',
    },
    empresa: {
      label: 'Preencha razão social, CNPJ e endereço',
      text: 'A lei pede estes dados em todas as páginas.',
      link: 'Dados da loja',
      path: '/configuracoes/empresa',
    },
    produtos: {
      label: 'Cadastre os produtos',
      text: 'Um a um, ou todos de uma vez por planilha.',
      link: 'Produtos',
      path: '/produtos',
    },
    frete: {
      label: 'Configure para onde entrega e quanto cobra',
      text: 'Serviços de entrega, regiões, preços e prazos.',
      link: 'Frete',
      path: '/frete',
    },
    pagamento: {
      label: 'Escolha como a loja recebe',
      text: 'Ative as formas que a loja aceita. Sem escolher nada, os pedidos chegam com o pagamento a combinar.',
      link: 'Pagamentos',
      path: '/pagamentos',
    },
    paginas: {
      label: 'Publique as páginas que a lei pede',
      text: 'São três: Privacidade, Acessibilidade e Central de atendimento. O rodapé, os formulários e o aviso de cookies levam a elas. Há um modelo para cada uma, preenchido com os dados da loja.',
      link: 'Páginas',
      path: '/paginas',
    },
  },
  title: 'Primeiros passos',
  todo: 'a fazer',
} as const;
