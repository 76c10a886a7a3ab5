import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { PopupContent } from '#lib/contract/popup.ts';
import { $dataPop, closePopup, openPopup } from '#lib/stores/popup.ts';
import { popupText } from '#lib/text/newsletter.ts';
import { Newsletter } from './popup/Newsletter.tsx';

export type PopupProps = { readonly popup: PopupContent };

/** What the shop shows over a page after some seconds. It opens as soon as it is there: `client:popup` has waited. */
export function Popup({ popup }: PopupProps): React.JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useStore($dataPop, { ssr: 'initial' }) !== undefined;
  useEffect(() => openPopup(popup), [popup]);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  useEffect(() => {
    const panel = dialog.current;
    // All of the popup lies in its panel: a click on the dialog itself is one beside it.
    const onClick = ({ target }: MouseEvent): void => {
      if (target === panel) closePopup();
    };
    panel?.addEventListener('click', onClick);
    return () => panel?.removeEventListener('click', onClick);
  }, []);

  const { titulo, descricao, tipo } = popup;
  return (
    <dialog className="popup" ref={dialog} aria-label={titulo || popup.nome} onClose={closePopup}>
      <div className="popup_panel">
        <button
          type="button"
          className="icon-button popup_close"
          aria-label={popupText.close}
          onClick={closePopup}
        >
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
        <Picture popup={popup} />
        {titulo && <h2 className="popup_title">{titulo}</h2>}
        {descricao && (
          <div
            className="prose"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe by the server (lib/server/page/sanitize.ts)
            dangerouslySetInnerHTML={{ __html: descricao }}
          />
        )}
        {tipo === 'newsletter' && <Newsletter />}
      </div>
    </dialog>
  );
}

function Picture({ popup: { picture, link, target } }: PopupProps): React.JSX.Element | null {
  if (!picture) return null;
  const { desktop, mobile } = picture;
  const image = (
    <picture>
      <source media="(width >= 768px)" srcSet={desktop.src} width={desktop.width} height={desktop.height} />
      <img
        className="popup_picture"
        src={mobile.src}
        width={mobile.width}
        height={mobile.height}
        alt={picture.alt}
      />
    </picture>
  );
  return link ? (
    <a href={link} {...(target === '_blank' && { target, rel: 'noopener' })}>
      {image}
    </a>
  ) : (
    image
  );
}
