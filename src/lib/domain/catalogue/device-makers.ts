/**
 * Makers of devices that people name beside what they have: of a "cabo pra tv LG" the maker says no more than the television.
 * Makers of cables are no part of it: who asks for one of theirs is told that there is none.
 */
export const MAKERS: ReadonlySet<string> = new Set(
  [
    'samsung lg sony philips tcl hisense panasonic toshiba semp philco multilaser positivo vaio bravia britania mondial aiwa',
    'dell hp lenovo acer asus msi gigabyte apple thinkpad ideapad inspiron pavilion aspire benq epson optoma viewsonic',
    'xiaomi redmi motorola moto huawei nokia realme poco claro vivo tim',
    'yamaha denon pioneer onkyo marantz behringer soundcraft mackie shure sennheiser marshall fender boss zoom giannini',
    'tagima strinberg meteoro roland korg casio edifier bose polk harman gradiente frahm oneal staner attack',
    'intelbras hikvision dahua giga ubiquiti mikrotik cisco nikon fujifilm blackmagic panavision insta360 dji elgato',
  ].flatMap((line) => line.split(' ')),
);
