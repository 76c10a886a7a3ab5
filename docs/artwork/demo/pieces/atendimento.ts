import type { SeedPiece } from './piece.ts';

export const ATENDIMENTO_PIECES: readonly SeedPiece[] = [
  {
    slug: 'components/menu-atendimento',
    tipo: 'menu',
    titulo: 'Assuntos mais procurados',
    menu: 'footer-atendimento',
  },
  {
    slug: 'central_de_atendimento/canais',
    tipo: 'canais',
    titulo: 'Canais e horários',
    texto:
      '<p>Por mensagem respondemos em até um dia útil. Demandas sobre pedidos têm resposta final em até cinco dias.</p>',
  },
  {
    slug: 'central_de_atendimento/perguntas',
    tipo: 'perguntas',
    titulo: 'Perguntas frequentes',
    perguntas: [
      {
        pergunta: 'Como sei qual comprimento comprar?',
        resposta:
          '<p>Meça o caminho que o cabo vai percorrer, com as curvas, e some 10%. Cabo esticado força o conector; cabo sobrando demais custa sinal.</p>',
      },
      {
        pergunta: 'O cabo HDMI “2.1” serve na minha TV?',
        resposta:
          '<p>Versões como 2.0 e 2.1 são dos aparelhos. O cabo tem classe: Premium High Speed para 4K a 60 Hz, Ultra High Speed para 4K a 120 Hz e 8K. O <a href="/pagina/guia-hdmi">guia HDMI</a> mostra a tabela.</p>',
      },
      {
        pergunta: 'Posso comprar por metro?',
        resposta:
          '<p>Coaxial, fio de caixa e cabo de rede são vendidos em rolos fechados. Cortes sob medida são feitos para empresas, com cotação.</p>',
      },
      {
        pergunta: 'Como eu pago?',
        resposta:
          '<p>A página do pedido mostra como pagar pela forma que você escolheu ao finalizar a compra. Os preços de cada forma estão em <a href="/pagina/formas-de-pagamento">formas de pagamento</a>.</p>',
      },
      {
        pergunta: 'Onde está meu pedido?',
        resposta:
          '<p>O código de rastreio vai por e-mail no momento do envio, e cada pedido aparece em <a href="/minha-conta/pedidos">Meus pedidos</a>. Se o e-mail não chegou, veja a caixa de spam ou fale conosco com o número do pedido.</p>',
      },
      {
        pergunta: 'Comprei errado. E agora?',
        resposta:
          '<p>Você tem 7 dias a partir do recebimento para desistir, sem explicar o motivo e sem pagar a devolução. Veja <a href="/pagina/trocas-e-devolucoes">trocas e devoluções</a>.</p>',
      },
      {
        pergunta: 'O produto tem garantia?',
        resposta:
          '<p>Tem. A garantia legal é de 90 dias para todos, e a ficha de cada produto diz a do fabricante, que costuma ser maior. Guarde a nota fiscal da compra.</p>',
      },
      {
        pergunta: 'Vocês emitem nota fiscal para empresa?',
        resposta:
          '<p>Sim, emitida para o CNPJ do cadastro. Para compras em CNPJ, veja <a href="/pagina/atendimento-a-empresas">atendimento a empresas</a>.</p>',
      },
      {
        pergunta: 'Como vocês usam meus dados?',
        resposta:
          '<p>Só para vender, entregar e responder. A página <a href="/pagina/privacidade">Privacidade</a> diz o que guardamos, por quanto tempo e como pedir a exclusão.</p>',
      },
    ],
  },
  {
    slug: 'central_de_atendimento/formulario',
    tipo: 'contato',
    titulo: 'Envie uma mensagem',
    texto:
      '<p>Respondemos no e-mail que você informar. Se o assunto for um pedido, escreva o número dele.</p>',
  },
];
