import { expect, test } from 'vitest';
import { appAround } from './in-app.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36 Zalo android/24110650 ZaloTheme/light ZaloLanguage/vi`, 'Zalo'],
  [`${IPHONE} Mobile/15E148 Zalo iOS/703 ZaloTheme/light ZaloLanguage/vn`, 'Zalo'],
  [`${IPHONE} Mobile/22B83 [FBAN/MessengerForiOS;FBAV/485.0.0.33;FBDV/iPhone14,5]`, 'Messenger'],
  [`${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/485.0.0.70;]`, 'Messenger'],
  [`${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/491.0.0.0;]`, 'Facebook'],
  [`${IPHONE} Mobile/22B83 Instagram 360.0.0.30 (iPhone14,5; iOS 18_1; vi_VN)`, 'Instagram'],
  [`${IPHONE} Mobile/15E148 Safari/604.1 Line/14.20.0`, 'LINE'],
  [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, undefined],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    undefined,
  ],
  [`${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36 inline/1`, undefined],
])('%s', (agent, app) => expect(appAround(agent)).toBe(app));
