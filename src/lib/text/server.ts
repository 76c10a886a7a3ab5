/** The sentences of what the server itself answers with. */

export const apiDocsText = {
  title: 'API da loja',
  home: 'Voltar à loja',
  lead: 'Todas as chamadas da plataforma, com o que recebem e o que respondem. Você pode testá-las aqui mesmo: o App-Token já está preenchido.',
  document: 'Baixar o documento OpenAPI 3.1',
  noScript: 'A leitura aqui precisa de JavaScript. O documento OpenAPI traz o mesmo conteúdo.',
} as const;

/** Of a page of a hosted platform that did not come. */
export const awayText = {
  title: 'Esta página está fora do ar no momento',
  help: 'Não foi possível abri-la agora. Espere alguns instantes e recarregue a página. Se você estava finalizando uma compra, confira em seus pedidos se ela foi registrada antes de tentar de novo.',
  cart: 'Voltar para o carrinho',
  home: 'Ir para a página inicial',
} as const;

export const serverText = {
  badMethod: 'Este endereço não aceita esse método.',
  badRequest: 'Requisição inválida.',
  failed: 'Algo deu errado do nosso lado. Tente de novo em alguns instantes.',
  foreignOrigin: 'Este pedido não veio desta loja. Volte à página e tente de novo.',
  jsonOnly: 'Envie o corpo como application/json.',
  missingToken: 'App-Token ausente ou inválido.',
  tooLarge: 'O envio passa do limite de 256 KB.',
  notAhead: 'Este endereço não é buscado antes da hora.',
  platformUnread: 'A loja respondeu algo que não conseguimos ler. Tente de novo em instantes.',
  platformSilent: 'A loja não respondeu a tempo. Tente de novo em instantes.',
  tooSlow: 'O envio demorou demais. Tente de novo numa conexão mais rápida.',
  unknownAddress: 'Endereço não encontrado',
  uploadTooLarge: 'O envio passa do limite de 12 MB.',
  uploadsBusy: 'Há muitos envios ao mesmo tempo. Tente de novo em instantes.',
} as const;
