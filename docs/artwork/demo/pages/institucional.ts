import { BRANDS } from '../brands.ts';
import type { SeedPage } from './page.ts';

export const INSTITUCIONAL: readonly SeedPage[] = [
  {
    slug: 'quem-somos',
    nome: 'Quem somos',
    description: 'A Fio & Sinal vende cabos de áudio, vídeo e rede com a ficha técnica inteira à vista.',
    descricao: `
<p>A Fio &amp; Sinal nasceu de uma irritação: comprar um cabo pela foto, ligar tudo, e descobrir na tela preta que faltava largura de banda. Cabo não tem cara. Dois cabos HDMI idênticos por fora podem levar 10 ou 48 Gb/s por dentro, e quem compra só descobre depois.</p>
<p>Por isso esta loja é um catálogo técnico que também vende. Em cada produto você encontra a classe, a taxa que ele carrega, os conectores das duas pontas, a construção do condutor e da blindagem e, o mais importante, <strong>até quantos metros ele funciona</strong> no seu uso.</p>`,
    layout: 'largo',
    pecas: [
      'quem_somos/menu/menu',
      'quem_somos/banner-historia',
      'quem_somos/banner-qualidade',
      'quem_somos/banner-laboratorio',
      'quem_somos/banner-empresas',
      'quem_somos/item-menu',
      'quem_somos/desenhos',
      'quem_somos/menu-contato',
    ],
  },
  {
    slug: 'nossas-marcas',
    nome: 'Nossas marcas',
    description: 'As marcas de cabos, conversores e cabeamento que a Fio & Sinal trabalha.',
    descricao: `<p>Trabalhamos com poucas marcas, cada uma naquilo que faz melhor.</p>${BRANDS.map(
      ({ nome, descricao }) => `<h2>${nome.replace('&', '&amp;')}</h2>${descricao}`,
    ).join('')}`,
  },
  {
    slug: 'avaliacoes-da-loja',
    nome: 'Avaliações da loja',
    description:
      'O que dizem da Fio & Sinal as pessoas que compraram: notas de experiência e de atendimento.',
    descricao:
      '<p>Só avalia quem comprou, uma vez por pedido. Publicamos as notas boas e as ruins de quem autorizou; tiramos apenas dados pessoais e ofensas.</p>',
  },
  {
    slug: 'trabalhe-conosco',
    nome: 'Trabalhe conosco',
    description: 'Vagas e banco de currículos da Fio & Sinal.',
    descricao: `
<p>Somos uma equipe pequena: atendimento técnico, catálogo, estoque e expedição. Quem atende já puxou cabo em obra, montou rack ou operou transmissão.</p>
<h2>Como se candidatar</h2>
<p>Escreva para <a href="mailto:vagas@fioesinal.example">vagas@fioesinal.example</a> com o assunto da área (atendimento, catálogo, estoque ou expedição) e conte em poucas linhas o último problema de sinal que você resolveu. O currículo pode vir anexado em PDF.</p>
<p>Respondemos a todas as mensagens em até dez dias úteis. Guardamos currículos por seis meses e depois apagamos; para apagar antes, basta responder à nossa mensagem.</p>
<h2>Diversidade</h2>
<p>As vagas são abertas a todas as pessoas, com ou sem deficiência. Diga o que você precisa para participar da conversa e nós providenciamos.</p>`,
  },
  {
    slug: 'acessibilidade',
    nome: 'Acessibilidade',
    description: 'Recursos de acessibilidade do site e canal para relatar barreiras.',
    descricao: `
<p>Esta loja é construída para que qualquer pessoa consiga comprar sozinha, como manda a Lei Brasileira de Inclusão (Lei 13.146/2015). A referência que seguimos é a ABNT NBR 17225, baseada nas WCAG 2.2 no nível AA.</p>
<h2>O que você encontra</h2>
<ul>
<li>Navegação completa por teclado, com o foco sempre visível e um atalho no topo de cada página para pular direto ao conteúdo.</li>
<li>Títulos, regiões e nomes de botões pensados para leitores de tela.</li>
<li>Contraste de texto de pelo menos 4,5 para 1 e áreas de toque confortáveis.</li>
<li>Texto que pode ser ampliado até 200% sem perda de conteúdo.</li>
<li>Animações desligadas quando o seu sistema pede movimento reduzido.</li>
<li>Compra possível mesmo com o JavaScript desligado ou bloqueado.</li>
</ul>
<h2>Encontrou uma barreira?</h2>
<p>Escreva para <a href="mailto:acessibilidade@fioesinal.example">acessibilidade@fioesinal.example</a> dizendo em que página e com que recurso aconteceu. Respondemos em até dois dias úteis e, enquanto a correção não sai, fechamos o seu pedido por telefone ou e-mail nas mesmas condições do site.</p>`,
  },
];
