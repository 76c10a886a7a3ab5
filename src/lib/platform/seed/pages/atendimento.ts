import type { SeedPage } from './page.ts';

export const ATENDIMENTO: readonly SeedPage[] = [
  {
    slug: 'central-de-atendimento',
    nome: 'Central de atendimento',
    description: 'Canais, horários e respostas às dúvidas mais comuns sobre pedidos e cabos.',
    descricao: `
<p>Quem responde aqui sabe o que é um conector. Diga quais aparelhos você quer ligar, a distância e a resolução; nós dizemos o cabo.</p>`,
    layout: 'largo',
    pecas: [
      'components/menu-atendimento',
      'central_de_atendimento/canais',
      'central_de_atendimento/formulario',
      'central_de_atendimento/perguntas',
    ],
  },
  {
    slug: 'atendimento-a-empresas',
    nome: 'Atendimento a empresas',
    description: 'Cotação por escrito, quantidade, nota fiscal e entrega em obra para CNPJ.',
    descricao: `
<p>Integradores, produtoras, igrejas, escolas, escritórios e obras compram de outro jeito: por lista, com prazo, nota e alguém que responda pelo que indicou.</p>
<h2>O que fazemos</h2>
<ul>
<li><strong>Conferência da lista.</strong> Mande a relação de equipamentos e distâncias; apontamos o cabo de cada ponto e o que pode dar problema.</li>
<li><strong>Cotação por escrito</strong>, válida por 10 dias, com preço por quantidade e prazo de cada item.</li>
<li><strong>Cortes e rolos</strong> de coaxial, fio de caixa, fibra e rede, identificados nas duas pontas.</li>
<li><strong>Ensaio de lote</strong> para 12G-SDI e cabeamento estruturado, com relatório.</li>
<li><strong>Entrega em obra ou evento</strong> com data marcada e conferência no recebimento.</li>
</ul>
<h2>Como pedir</h2>
<p>Escreva para <a href="mailto:empresas@fioesinal.example">empresas@fioesinal.example</a> com razão social, CNPJ, inscrição estadual (ou isento), CEP de entrega e a lista. Em dia útil a resposta sai em até quatro horas.</p>
<h2>Pagamento</h2>
<p>Pix com o desconto do site, boleto, cartão corporativo ou faturamento em 28 dias depois de aprovação de cadastro. A nota fiscal eletrônica acompanha todos os pedidos.</p>`,
  },
  {
    slug: 'entrega',
    nome: 'Entrega',
    description: 'Prazos, frete grátis, rastreio e entrega agendada.',
    descricao: `
<h2>Prazo</h2>
<p>O prazo que você vê na página do produto e no carrinho já soma a separação e o transporte. Pedidos de itens em estoque, pagos até as 14h em dia útil, saem no mesmo dia. O Pix é confirmado em segundos; o boleto, em até um dia útil depois do pagamento.</p>
<h2>Frete grátis</h2>
<p>Pedidos a partir de R$ 299 em produtos têm frete grátis na modalidade econômica. Rolos e bobinas acima de 30 kg seguem por transportadora e têm frete calculado.</p>
<h2>Data e turno em São Paulo</h2>
<p>Para endereços no estado de São Paulo você pode escolher a data e o turno da entrega (manhã, das 7h às 11h; tarde, das 12h às 18h; noite, das 19h às 23h), sem custo a mais, como prevê a Lei estadual 13.747/2009.</p>
<h2>Recebimento</h2>
<p>Se a embalagem chegar aberta ou amassada, recuse a entrega e nos avise; reenviamos sem custo. Fazemos até três tentativas. Depois disso o pedido volta para nós e combinamos um novo envio ou a devolução do valor.</p>
<h2>Rastreio</h2>
<p>O código vai por e-mail no momento do envio. Qualquer dúvida, a <a href="/pagina/central-de-atendimento">central de atendimento</a> acompanha com você.</p>`,
  },
  {
    slug: 'formas-de-pagamento',
    nome: 'Formas de pagamento',
    description: 'Pix com 8% de desconto, boleto com 5% e cartão em até 12 vezes.',
    descricao: `
<h2>Pix: 8% de desconto</h2>
<p>O preço à vista mostrado em cada produto é o do Pix. O código vale por 24 horas e a confirmação é imediata.</p>
<h2>Boleto: 5% de desconto</h2>
<p>Vence em um dia útil e é confirmado em até um dia útil depois do pagamento. Os produtos ficam reservados até o vencimento.</p>
<h2>Cartão de crédito</h2>
<p>Até 6 vezes sem juros. De 7 a 12 vezes, com juros de 1,99% ao mês (26,68% ao ano). A parcela mínima é de R$ 25. Em cada plano mostramos o valor da parcela e o total a pagar. Aceitamos Visa, Mastercard, Elo, American Express e Hipercard.</p>
<h2>Descontos não se somam</h2>
<p>O desconto do Pix e o do boleto valem sobre o preço do produto, também quando ele está em promoção, mas não se somam entre si. O frete não tem desconto.</p>`,
  },
];
