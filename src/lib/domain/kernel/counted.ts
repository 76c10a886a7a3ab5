/** Things with their numbers, as people read them: `2 produtos e 1 vitrine`. */

const list = new Intl.ListFormat('pt-BR');

/** Those of which there are any; '' for none. */
export function counted(things: readonly (readonly [count: number, one: string, many: string])[]): string {
  return list.format(
    things.flatMap(([count, one, many]) => (count > 0 ? [`${count} ${count === 1 ? one : many}`] : [])),
  );
}
