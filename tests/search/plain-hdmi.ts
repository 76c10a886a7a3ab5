/** HDMI from end to end of full size, as a part of a rule: what "cabo HDMI" asks for. */
export const PLAIN_HDMI =
  'sku^:FS-HDM-HS-,FS-HDM-P18-,FS-HDM-E18-,FS-HDM-A18-,FS-HDM-U48-,FS-HDM-E48-,FS-HDM-U96-,FS-HDM-O48-,FS-HDM-O18-,FS-HDM-PLN-,FS-HDM-N18-,FS-HDM-N48-';
