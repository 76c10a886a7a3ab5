import type { SeedPage } from './page.ts';

export const ATENDIMENTO: readonly SeedPage[] = [
  {
    slug: 'central-de-atendimento',
    nome: 'Central de atendimento',
    description: 'Canais, horários e respostas às dúvidas mais comuns sobre pedidos e cabos.',
    descricao: `
<p>Quem responde aqui sabe o que é um conector. Diga quais aparelhos você quer ligar, a distância e a resolução: indicamos o cabo certo.</p>`,
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
    description: 'Cotação por escrito, preço por quantidade e entrega em obra para CNPJ.',
    descricao: `
<p>Integradores, produtoras, igrejas, escolas, escritórios e obras compram de outro jeito: por lista, com prazo e alguém que responda pelo que indicou.</p>
<h2>O que fazemos</h2>
<ul>
<li><strong>Conferência da lista.</strong> Mande a relação de equipamentos e distâncias; apontamos o cabo de cada ponto e o que pode dar problema.</li>
<li><strong>Cotação por escrito</strong>, válida por 10 dias, com preço por quantidade e prazo de cada item.</li>
<li><strong>Cortes e rolos</strong> de coaxial, fio de caixa, fibra e rede, identificados nas duas pontas.</li>
<li><strong>Ensaio de lote</strong> para 12G-SDI e cabeamento estruturado, com relatório.</li>
<li><strong>Entrega em obra ou evento</strong>, com a data combinada na cotação e conferência no recebimento.</li>
</ul>
<h2>Como pedir</h2>
<p>Escreva para <a href="mailto:empresas@fioesinal.example">empresas@fioesinal.example</a> com razão social, CNPJ, inscrição estadual (ou isento), CEP de entrega e a lista. Em dia útil a resposta sai em até quatro horas.</p>
<h2>Pagamento</h2>
<p>A forma e a data vão escritas na cotação. Nos pedidos feitos pelo site valem as <a href="/pagina/formas-de-pagamento">formas de pagamento</a> de todos.</p>`,
  },
  {
    slug: 'entrega',
    nome: 'Entrega',
    description: 'Prazos, frete grátis, recebimento e rastreio.',
    descricao: `
<h2>Prazo</h2>
<p>O prazo que você vê na página do produto e no carrinho já soma a separação e o transporte. Ele conta a partir do dia útil em que o pagamento é confirmado; veja as <a href="/pagina/formas-de-pagamento">formas de pagamento</a>. O motoboy sai no dia útil em que o pagamento é confirmado até as 14h.</p>
<h2>Frete grátis</h2>
<p>Há frete grátis a partir de R$ 299 em produtos, na modalidade econômica. Rolos e bobinas acima de 30 kg seguem por transportadora e têm frete calculado.</p>
<h2>Recebimento</h2>
<p>Se a embalagem chegar aberta ou amassada, recuse a entrega e nos avise; reenviamos sem custo. Fazemos até três tentativas. Depois disso o pedido volta para nós e combinamos um novo envio ou a devolução do valor.</p>
<h2>Rastreio</h2>
<p>O código vai por e-mail no momento do envio. Qualquer dúvida, a <a href="/pagina/central-de-atendimento">central de atendimento</a> acompanha com você.</p>`,
  },
  {
    slug: 'formas-de-pagamento',
    nome: 'Formas de pagamento',
    description:
      'À vista ou parcelado: como pagar, até quando, e quanto custa por cada forma. As formas disponíveis aparecem ao finalizar a compra.',
    descricao: `
<h2>Como funciona</h2>
<p>Ao finalizar a compra você escolhe entre as formas disponíveis, cada uma com o seu total. A página do pedido mostra como pagar, até quando, e o que já foi confirmado. Enquanto o pedido espera o pagamento, os produtos ficam reservados para você; se o prazo terminar sem pagamento, o pedido é cancelado e nada é cobrado. Nenhum dado de cartão é pedido neste site.</p>
<p>Se você escolher combinar com a loja, escrevemos ou ligamos para acertar o pagamento, pelos valores que estão no pedido.</p>
<h2>À vista</h2>
<p>Onde há desconto à vista, o preço à vista está em cada produto, e o pedido traz o total à vista. O desconto vale para as formas que a página do produto nomeia ao lado do preço.</p>
<h2>Parcelado</h2>
<p>Onde há parcelamento, a página de cada produto mostra os planos em “Ver todas as formas de pagar”: o valor da parcela, os juros e o total a pagar.</p>
<h2>Descontos não se somam</h2>
<p>O desconto à vista vale sobre o preço do produto, também quando ele está em promoção, e não se soma a outro. O frete não tem desconto à vista.</p>`,
  },
];
