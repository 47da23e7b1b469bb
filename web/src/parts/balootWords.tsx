import { SuitMark } from '../cards/SuitMark';

export const BALOOT_EN = {
  title: 'Majlis of the dunes',
  subtitle: 'Deal 6 · to 152 · 10 s',
  us: 'Us',
  them: 'Them',
  hokum: 'Hokum',
  trump: 'trump',
  level: '×2',
  tricks: 'Tricks',
  turn: 'Your turn',
  tap: 'Tap to lift, tap again to play',
  why: (
    <>
      No spades: beat the 8 <SuitMark suit="H" size={12} /> with a trump
    </>
  ),
  hint: 'Hint',
  khalid: 'Khalid',
  bought: 'partner · bought',
  fifty: 'Fifty',
  faisal: 'Faisal',
  doubled: 'doubled',
  cut: 'Cut!',
  sand: 'Sand-3',
  led: 'led',
  sira: 'Sira',
};

export const BALOOT_AR: typeof BALOOT_EN = {
  title: 'مجلس الكثبان',
  subtitle: 'الجولة 6 · إلى 152 · 10 ث',
  us: 'لنا',
  them: 'لهم',
  hokum: 'حكم',
  trump: 'هاص',
  level: 'دبل',
  tricks: 'الأكلات',
  turn: 'دورك',
  tap: 'المس لرفع الورقة، ثم المس للعب',
  why: (
    <>
      ما عندك سبيت: العب حكمًا أعلى من 8 <SuitMark suit="H" size={12} />
    </>
  ),
  hint: 'تلميح',
  khalid: 'خالد',
  bought: 'شريكك · اشترى',
  fifty: 'خمسين',
  faisal: 'فيصل',
  doubled: 'دبّل',
  cut: 'قطع!',
  sand: 'رمال ٣',
  led: 'بدأ',
  sira: 'سرا',
};
