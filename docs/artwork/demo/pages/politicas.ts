import type { SeedPage } from './page.ts';

export const POLITICAS: readonly SeedPage[] = [
  {
    slug: 'trocas-e-devolucoes',
    nome: 'Trocas e devoluções',
    description: 'Sete dias para desistir, devolução sem custo e garantia legal de 90 dias.',
    descricao: `
<h2>Desistência: 7 dias corridos</h2>
<p>Pelo artigo 49 do Código de Defesa do Consumidor, você pode desistir da compra em até 7 dias corridos depois de receber, sem dizer o motivo. Devolvemos tudo o que foi pago, inclusive o frete, e o envio de volta é por nossa conta.</p>
<p>Basta um botão na página do pedido, que o link dos nossos e-mails abre. Confirmamos por e-mail na hora e mandamos a etiqueta de postagem. Pode devolver o cabo fora da embalagem: ele só precisa voltar completo.</p>
<h2>Como o dinheiro volta</h2>
<ul>
<li><strong>Pix e boleto:</strong> o valor volta em até dois dias úteis depois que o produto chega, para a conta de que o Pix saiu ou, no boleto, para a conta de quem comprou.</li>
<li><strong>Cartão:</strong> pedimos o estorno no mesmo prazo; ele aparece na fatura aberta ou na seguinte.</li>
</ul>
<h2>Defeito</h2>
<p>Cabos e equipamentos são bens duráveis: a garantia legal é de 90 dias, e a maioria dos produtos tem garantia maior do fabricante, informada na ficha. Se o defeito não for resolvido em 30 dias, você escolhe entre a troca, o dinheiro de volta ou o abatimento do preço.</p>
<h2>Troca por outro comprimento ou modelo</h2>
<p>Trocamos por outro comprimento ou modelo, com o produto em bom estado, no prazo que está no fim desta página; acertamos só a diferença de preço. Cortes sob medida não entram nesta regra, mas têm os mesmos direitos em caso de defeito.</p>
<p>Fale com a <a href="/pagina/central-de-atendimento">central de atendimento</a>.</p>`,
  },
  {
    slug: 'privacidade',
    nome: 'Privacidade',
    description: 'Que dados pessoais tratamos, para quê, por quanto tempo e como exercer seus direitos.',
    descricao: `
<p>Esta política segue a Lei Geral de Proteção de Dados (Lei 13.709/2018). A controladora é a Fio &amp; Sinal Comércio de Cabos Demonstração Ltda., CNPJ 11.222.333/0001-81.</p>
<h2>O que tratamos e por quê</h2>
<table>
<thead><tr><th scope="col">Dados</th><th scope="col">Finalidade</th><th scope="col">Base legal</th><th scope="col">Prazo</th></tr></thead>
<tbody>
<tr><td>Nome, CPF ou CNPJ, endereço, contato</td><td>Vender, entregar e emitir a nota</td><td>Contrato e obrigação legal</td><td>5 anos depois da compra</td></tr>
<tr><td>CEP digitado na cotação</td><td>Calcular frete</td><td>Contrato</td><td>Enquanto durar a sessão</td></tr>
<tr><td>Endereço IP, data e hora de acesso</td><td>Segurança e Marco Civil da Internet</td><td>Obrigação legal</td><td>6 meses</td></tr>
<tr><td>E-mail para novidades</td><td>Enviar ofertas que você pediu</td><td>Consentimento</td><td>Até você cancelar</td></tr>
</tbody>
</table>
<h2>Cookies</h2>
<p>Usamos apenas cookies necessários: o que guarda o seu carrinho e a sua sessão, por até 30 dias. Medição e publicidade só são ligadas com o seu consentimento, e recusar é tão fácil quanto aceitar. A escolha fica no seu aparelho e muda quando você quiser, pelo link “Preferências de cookies” no fim de cada página.</p>
<h2>Com quem dividimos</h2>
<p>Com a transportadora (nome, endereço e telefone), com o banco ou a operadora do pagamento que você escolher e com o fisco. Não vendemos dados. O site não pede dados de cartão.</p>
<h2>Seus direitos</h2>
<p>Você pode pedir a qualquer momento a confirmação do tratamento, o acesso, a correção, a portabilidade, a exclusão do que não formos obrigados a guardar e a revogação do consentimento. Escreva para o encarregado pelo tratamento de dados em <a href="mailto:privacidade@fioesinal.example">privacidade@fioesinal.example</a>. Respondemos em até 15 dias. Você também pode reclamar à Autoridade Nacional de Proteção de Dados.</p>`,
  },
  {
    slug: 'termos',
    nome: 'Termos de uso',
    description: 'As regras de uso do site e de compra na Fio & Sinal.',
    descricao: `
<h2>Quem vende</h2>
<p>Fio &amp; Sinal Comércio de Cabos Demonstração Ltda., CNPJ 11.222.333/0001-81, com sede em São Paulo, SP. Os contatos estão na <a href="/pagina/central-de-atendimento">central de atendimento</a> e no rodapé de todas as páginas.</p>
<h2>Ofertas e preços</h2>
<p>O preço à vista aparece junto da imagem de cada produto; o preço parcelado, com o número de parcelas, os juros e o total. Vale a oferta publicada no momento da compra. Havendo dois preços para o mesmo item, vale o menor. Promoções duram até a data informada ou até o fim do estoque.</p>
<h2>Pedido</h2>
<p>Antes de enviar o pedido você revê os itens, o frete e o endereço, e pode corrigir tudo. Depois de enviar, recebe por e-mail o resumo do pedido, que pode ser guardado e impresso, e a página do pedido mostra como pagar pela forma que você escolheu. Se um item faltar por erro de estoque, devolvemos o valor ou oferecemos um equivalente: a escolha é sua.</p>
<h2>Informação técnica</h2>
<p>Os limites de distância são práticos, com folga para conectores e curvas. O resultado depende também dos aparelhos, das emendas e da instalação. Na dúvida, pergunte antes de comprar.</p>
<h2>Uso do site</h2>
<p>Você pode citar e imprimir as fichas e os guias. Não é permitido copiar o catálogo inteiro nem sobrecarregar o site com acessos automáticos.</p>
<h2>Lei e solução de conflitos</h2>
<p>Aplicam-se o Código de Defesa do Consumidor, o Decreto 7.962/2013 e o Marco Civil da Internet. Vale o foro do domicílio do consumidor. Antes de chegar lá, procure a nossa central ou a plataforma consumidor.gov.br.</p>
<p>Esta é uma loja de demonstração: a empresa e as marcas são inventadas e os pedidos não são cobrados nem entregues.</p>`,
  },
];
