import type { Mensagem } from '#lib/contract/checkout.ts';
import { plainText } from '#lib/domain/kernel/plain-text.ts';

/** What the platform says about the last change; read out when it comes. */
export function Messages({ messages }: { readonly messages: readonly Mensagem[] }): React.JSX.Element {
  return (
    <div className="side-cart_messages" role="status">
      {messages.map(({ mensagem }) => (
        <p className="side-cart_message" key={mensagem}>
          {plainText(mensagem)}
        </p>
      ))}
    </div>
  );
}
