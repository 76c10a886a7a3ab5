import { expect, it } from 'vitest';
import { isRobot } from '#lib/domain/kernel/robot.ts';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', false],
  ['Opera/9.80 (Android; Opera Mini/36) Presto/2.12', false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 AppleWebKit/537.36 HeadlessChrome/141.0 Safari/537.36', true],
  ['Mozilla/5.0 (X11; Linux) Chrome-Lighthouse', true],
  ['curl/8.5.0', true],
  ['', true],
  [undefined, true],
])('%s is a robot: %s', (userAgent, robot) => {
  expect(isRobot(userAgent)).toBe(robot);
});
