/** Whether a program asks that says what it is: browsers of people all begin with the name of an old one. */
export function isRobot(userAgent: string | undefined): boolean {
  return !OF_BROWSERS.test(userAgent ?? '') || ROBOT.test(userAgent ?? '');
}

const OF_BROWSERS = /^(?:Mozilla|Opera)\//;
const ROBOT = /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|scan|fetch|externalhit|inspection/i;
