/** Small words, words of shopping and of talk, and places: what stands around a thing that is looked for. All folded. */

/** Said for "para", unless products are called so: "Cabo Pro HDMI". */
export const MAY_BE_PARA: ReadonlySet<string> = new Set(['pro', 'to']);

/**
 * Words that say nothing of a product. They stand in terms of the owner (`cabo de rede`) and in directions, and are never
 * the beginning of a longer word.
 */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  [
    'a o as os um uma uns umas de da do das dos em na no nas nos ao aos e ou que se para por pelo pela com sem ate entre',
    'meu minha seu sua este esta esse essa isso isto aquele aquela daquele daquela daqueles daquelas desse dessa deste desta nesse nessa neste nesta naquele naquela ele ela dele dela eu me mim voce voces como mais menos muito ja exceto',
    'for the of and with in from on at by',
  ].flatMap((line) => line.split(' ')),
);

/** What is said around a thing that somebody wants to buy. A thing alone is found by the rest. */
export const SHOPPING_WORDS: ReadonlySet<string> = new Set(
  [
    'vendido vendidos popular populares recomendado recomendada bom boa bons boas melhor melhores original originais qualidade otimo otima top comprar compra compro comprando',
    'preco precos valor valores custa custam custo quanto quero queria preciso procuro busco busca gostaria quanto',
    'frete gratis entrega pronta imediata empresa empresas empresarial atacado varejo nota fiscal nf loja lojas online',
    'onde venda vendas vende vendem tem temos marca marcas produto produtos item itens unidade unidades novo nova novos novas',
    'confiavel garantia urgente hoje barra cor cores parcelado parcela desconto pix boleto cartao',
    'ligar montar conectar usar plugar conexao conexoes ligacao instalar colocar puxar levar mandar mudar botar tirar pegar',
    'espelhar espelhamento transmitir assistir jogar ouvir escutar',
    'aparelho aparelhos peca pecas coisa coisas negocio treco dispositivo equipamento',
    'pronto fechada fechado lacrada lacrado mesma mesmo ponta pontas lado lados tempo certificado certificada certificados certificadas',
    'imagem imagens normal comum simples igual iguais uso usa usado usada usados usadas serve servem aguenta aguente suporta',
    'gamer setup instalador instaladores projeto orcamento cotacao licitacao revenda revendedor fornecedor distribuidora',
    'existe alguem sabe saber qual quais como posso pode dar fazer vai ficar ter tenho tinha mostra ver acho achar encontro encontrar',
    'ser sou somos foi era esta estao estou estava existe precisa precisamos precisava queremos quer gostava poderia poderiam podem',
    'deixar deixa faz faco fazem vou vao va ir indo venho vem vir sai saem chega chegar fica fique ficam tenha tem tive tinham',
    'passar passa passe passo funciona funcionam funcionar funcione servir servem pagar gastar direto direta direito certo antigo velho velha ruim',

    'conduite eletroduto linha distancia comprido comprida longe perto pouco curto curta curtinho curtinha longo longa grande grandes pequeno pequena',
    'pacote pacotes pct jogo conjunto lote combo par pares duzia duzias un und unid unids pcs unit units metragem',
  ].flatMap((line) => line.split(' ')),
);

/** The same, whatever products are called: "qual cabo uso" is not "uso externo". */
export const SAID_WORDS: ReadonlySet<string> = new Set(
  [
    'uso so tudo todo toda todos todas casa quarto sala escritorio roda rodar coloco boto pego ligo compro liga ligue',
    'oi ola opa dia tarde noite bem amigo amiga gente favor obrigado obrigada tudo queria precisava',
    'queimou quebrou pifou estragou perdi comprei acabou alguma algum',
    'ta tava tao trem negocio negocinho bagulho parada treco trequinho troco esquema trocinho coiso',
    'vc vcs tb tbm pq oq qto qnt qro qria blz pfv obg msm mto mta aki neh ne ai la assim',
  ].flatMap((line) => line.split(' ')),
);

/** Of something that goes from one thing to another they say no more: "passar hdmi para sdi". Of a cable, the second say nothing: "trocar o cabo". */
export const LEADING_VERBS: ReadonlySet<string> = new Set(['passar', 'levar', 'mudar', 'trocar']);
export const RENEWING_VERBS: ReadonlySet<string> = new Set(['trocar', 'mudar', 'substituir']);

/** Where things are used: they say what for, and no more than what products are for. */
export const PLACES: ReadonlySet<string> = new Set(
  [
    'igreja igrejas templo culto escola faculdade aula aulas auditorio teatro cinema show shows evento eventos festa banda',
    'condominio predio apartamento apto hotel pousada hospital clinica consultorio academia restaurante bar loja comercio galpao',
    'reuniao reunioes conferencia recepcao emissora emissoras produtora produtoras palestra congresso casamento formatura louvor',
    'obra obras reforma fazenda sitio chacara fabrica industria oficina mercado supermercado farmacia shopping clube ginasio quadra',
    'estadio prefeitura forum coworking estande stand feira museu biblioteca laboratorio comodo comodos',
  ].flatMap((line) => line.split(' ')),
);
