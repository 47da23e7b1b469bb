import type { Messages } from '../../catalogue';

export const howto: Partial<Messages> = {
  'howto.lead': 'Năm trò chơi, mỗi trò một trang, đọc xong trước khi ấm nước sôi.',
  'howto.title': 'Cách chơi {game}',
  'howto.from': 'từ {place}',
  'howto.book': 'Sách luật đầy đủ',
  'howto.bookHint': 'Mọi điều luật có đánh số, và cách chọn ở những chỗ mỗi bàn chơi một kiểu.',
  'howto.bookEnglish': 'Sách luật chỉ có bằng tiếng Anh.',
  'howto.backToGuide': 'Bản tóm tắt',
  'howto.practice': 'Chơi thử với bot nhà',
  'howto.sections': 'Trong trang này',
  'howto.aim': 'Mục tiêu',
  'howto.cards': 'Bộ bài',
  'howto.deal': 'Chia bài',
  'howto.play': 'Đánh bài',
  'howto.score': 'Tính điểm',
  'howto.words': 'Từ ngữ của trò chơi',
  'howto.wins': 'ăn lượt',
  'howto.beats': 'chặt được',
  'howto.led': 'đi trước',

  'howto.omi.aim.1':
    'Bạn và người ngồi đối diện là đồng đội. Mỗi ván có tám lượt ăn: cùng nhau ăn từ năm lượt trở lên thì bên bạn được điểm. Bên nào có mười điểm trước thì thắng trận; bàn cũng có thể chơi đến năm hoặc mười lăm.',
  'howto.omi.cards.1':
    'Ba mươi hai lá, mỗi chất từ 7 đến át; át lớn nhất. Lá bài tự nó không có điểm: chỉ lượt ăn mới tính.',
  'howto.omi.cards.pic': 'Từ lớn đến nhỏ, chất nào cũng vậy.',
  'howto.omi.deal.1':
    'Mỗi người nhận bốn lá. Chỉ nhìn bốn lá này, người gọi chủ, thường là người ngồi bên phải người chia, chọn chất làm chủ bài: chất nào cũng được, không được bỏ lượt. Sau đó mỗi người nhận thêm bốn lá.',
  'howto.omi.deal.pic': 'Ba lá bích có cả át: vậy thì gọi bích.',
  'howto.omi.play.1':
    'Người gọi chủ đi trước lượt đầu. Nếu có chất vừa đi, bạn phải theo chất đó, lá nào cũng được. Nếu không có thì đánh gì cũng được: cắt bằng chủ bài, hoặc bỏ một lá. Không ai buộc phải đánh lớn hơn.',
  'howto.omi.play.2':
    'Chủ bài lớn nhất ăn lượt. Không có chủ bài thì lá lớn nhất của chất đi trước ăn. Ai ăn thì đi trước lượt sau.',
  'howto.omi.play.pic':
    'Chủ bài là cơ. Đi trước 10 bích, rồi đến át, 7 cơ, già: lá chủ nhỏ ăn lượt.',
  'howto.omi.score.1.what': 'Bên gọi chủ ăn năm đến bảy lượt',
  'howto.omi.score.1.pays': '1 điểm',
  'howto.omi.score.2.what': 'Bên kia ăn năm đến bảy lượt: Ambaya',
  'howto.omi.score.2.pays': '1 điểm; 2 ở bàn chọn Ambaya 2 điểm',
  'howto.omi.score.3.what': 'Ăn cả tám lượt: Kapothi',
  'howto.omi.score.3.pays': '2 điểm; 3 ở bàn chọn Kapothi 3 điểm',
  'howto.omi.score.4.what': 'Mỗi bên bốn lượt',
  'howto.omi.score.4.pays':
    'không có gì; ván thắng tiếp theo thêm 1, hoặc mỗi ván hòa thêm 1 nếu bàn cho cộng dồn',
  'howto.omi.word.1': 'người gọi chủ',
  'howto.omi.word.1.gloss': 'người chọn chủ bài từ bốn lá đầu',
  'howto.omi.word.2': 'kapothi',
  'howto.omi.word.2.gloss': 'một bên ăn cả tám lượt',
  'howto.omi.word.3': 'ambaya',
  'howto.omi.word.3.gloss': 'bên không gọi chủ thắng ván',
  'howto.omi.word.4': 'cắt',
  'howto.omi.word.4.gloss': 'đánh chủ bài lên chất khác',

  'howto.tienlen.aim.1':
    'Ai chơi cho người nấy. Hãy hết bài trước: những người kia trả cho bạn theo số lá còn trên tay. Một trận có số ván định sẵn, tổng điểm của cả bàn luôn bằng không.',
  'howto.tienlen.cards.1':
    'Năm mươi hai lá. Ba nhỏ nhất, át lớn, còn 2, gọi là heo, lớn hơn tất cả. Cùng số thì so chất: bích, chuồn, rô, cơ, từ nhỏ đến lớn.',
  'howto.tienlen.cards.pic': '3 bích là lá nhỏ nhất, heo cơ là lá lớn nhất.',
  'howto.tienlen.deal.1':
    'Mỗi người mười ba lá. Ở ván đầu, và ở ván sau một lần tới trắng, ai giữ lá nhỏ nhất, bốn người thì là 3 bích, đi trước và phải đánh lá đó. Các ván khác, người thắng ván trước đi trước.',
  'howto.tienlen.deal.2':
    'Vài tay bài hiếm tới trắng, thắng ngay khi chưa đánh lá nào. Ví dụ: tứ quý heo ở mọi ván; tứ quý 3 hoặc ba sám ở ván mà lá nhỏ nhất đi trước; sáu đôi hoặc sảnh từ 3 đến át ở các ván khác.',
  'howto.tienlen.play.1':
    'Người đi trước đánh một bộ. Lần lượt, mỗi người chặn bằng một bộ cùng loại lớn hơn, hoặc bỏ lượt. Đã bỏ lượt thì nghỉ đến hết vòng. Khi mọi người đã bỏ lượt, người đánh cuối cùng đi lại với bộ tùy ý.',
  'howto.tienlen.play.2':
    'Có lá lẻ, đôi, sám, tứ quý, sảnh từ ba lá, đôi thông từ ba đôi. Heo không nằm trong sảnh hay đôi thông. Sảnh dài hơn chặn được sảnh ngắn, trừ khi bàn đòi cùng số lá.',
  'howto.tienlen.play.3':
    'Heo có thể bị chặt: ba đôi thông hoặc tứ quý chặt một heo; bốn đôi thông chặt đôi heo và mọi tứ quý, và được chặt cả khi bạn đã bỏ lượt. Ai bị chặt thì phải trả; nếu chặt chồng, người bị chặt cuối cùng trả hết.',
  'howto.tienlen.play.pic': 'Ba đôi thông chặt heo.',
  'howto.tienlen.score.1.what': 'Mỗi lá còn trên tay người thua',
  'howto.tienlen.score.1.pays': '1 cho người thắng',
  'howto.tienlen.score.2.what': 'Cóng: người thua chưa đánh được lá nào',
  'howto.tienlen.score.2.pays': 'trả thêm cho người thắng 13 nhân số người trong bàn, và thúi',
  'howto.tienlen.score.3.what':
    'Đền bài: ba người cóng, trong đó có người bỏ lượt khi có bài đánh được',
  'howto.tienlen.score.3.pays': 'ai bỏ lượt như thế sau cùng phải đền cho cả ba',
  'howto.tienlen.score.4.what': 'Thúi: heo và hàng còn trên tay người về chót, nếu không ai cóng',
  'howto.tienlen.score.4.pays': 'heo đen: 1, heo đỏ: 2, hàng: 4, cho người về ngay trước',
  'howto.tienlen.score.5.what': 'Bị chặt',
  'howto.tienlen.score.5.pays':
    'các heo trong vòng; đôi heo tính gấp đôi; hàng 4; tất cả cho người chặt sau cùng',
  'howto.tienlen.score.6.what': 'Tới trắng',
  'howto.tienlen.score.6.pays': 'mỗi người trả người thắng 13 nhân số người trong bàn, và thúi',
  'howto.tienlen.word.1': 'heo',
  'howto.tienlen.word.1.gloss': 'lá 2, lớn nhất bộ bài',
  'howto.tienlen.word.2': 'hàng',
  'howto.tienlen.word.2.gloss': 'tứ quý, hoặc từ ba đôi thông trở lên',
  'howto.tienlen.word.3': 'chặt',
  'howto.tienlen.word.3.gloss': 'dùng hàng chặn heo hoặc hàng khác',
  'howto.tienlen.word.4': 'cóng',
  'howto.tienlen.word.4.gloss': 'còn nguyên mười ba lá',
  'howto.tienlen.word.5': 'tới trắng',
  'howto.tienlen.word.5.gloss': 'thắng ngay với bài vừa chia',

  'howto.jolly.aim.1':
    'Một trò ghép phỏm với tám joker. Hạ bộ và sảnh xuống bàn đến khi còn một lá không ghép được vào đâu, úp lá đó xuống và kết thúc ván. Bạn được điểm theo bài còn trên tay người khác. Ai có 500 điểm trước thì thắng.',
  'howto.jolly.cards.1':
    'Năm mươi hai lá và tám joker, gọi là Jolly. Joker thay được bất cứ lá nào bạn cần. Bộ là ba hoặc bốn lá cùng số; sảnh là từ ba lá liền nhau cùng chất. Át đứng dưới 2 hoặc trên già, không nối vòng.',
  'howto.jolly.cards.pic': 'Một bộ đầm, và một sảnh có joker thay 8 cơ.',
  'howto.jolly.deal.1':
    'Mỗi người mười hai lá, người đi đầu mười ba. Phần còn lại là bài rút. Bài bỏ nằm ngửa thành một hàng, lá mới nhất ở cuối.',
  'howto.jolly.play.1':
    'Đến lượt bạn: rút một lá, hạ gì tùy ý, bỏ một lá. Ai cũng được rút từ bài rút. Ai đã mở bài thì có thể lấy từ hàng bài bỏ: lá mới nhất, hoặc một lá phía trước cùng mọi lá sau nó.',
  'howto.jolly.play.2':
    'Lần đầu hạ bài, các phỏm trong lượt đó phải được từ 30 điểm: 2 đến 9 tính năm, 10 đến già tính mười, át trên già tính mười và dưới 2 tính năm; ba át tính 25. Đó là mở bài. Sau đó không còn mức tối thiểu, và bạn được thêm bài vào mọi phỏm trên bàn, kể cả của người khác.',
  'howto.jolly.play.pic': 'Đầm, già, át: 10 + 10 + 10 = 30. Vậy là mở bài.',
  'howto.jolly.play.3':
    'Muốn kết thúc, bạn phải đã mở bài, chỉ còn đúng một lá không phải joker, và lá đó không ghép được vào đâu trên bàn. Úp nó xuống: zudrehen. Nếu ghép được thì phải bỏ lá đó và chơi tiếp.',
  'howto.jolly.score.1.what': 'Bạn kết thúc bằng zudrehen',
  'howto.jolly.score.1.pays': 'mọi lá trên tay người khác, và 30',
  'howto.jolly.score.2.what': '2 đến 9 còn trên tay',
  'howto.jolly.score.2.pays': 'mỗi lá 5',
  'howto.jolly.score.3.what': '10 đến già',
  'howto.jolly.score.3.pays': 'mỗi lá 10',
  'howto.jolly.score.4.what': 'Át',
  'howto.jolly.score.4.pays': '25',
  'howto.jolly.score.5.what': 'Joker',
  'howto.jolly.score.5.pays': '50',
  'howto.jolly.word.1': 'Jolly',
  'howto.jolly.word.1.gloss': 'lá joker; trong sảnh, lá mà nó thay không bao giờ đổi',
  'howto.jolly.word.2': 'zudrehen',
  'howto.jolly.word.2.gloss': 'úp lá cuối cùng và kết thúc ván',
  'howto.jolly.word.3': 'mở bài',
  'howto.jolly.word.3.gloss': 'hạ 30 điểm đầu tiên, trong một lượt',
  'howto.jolly.word.4': 'hàng bài bỏ',
  'howto.jolly.word.4.gloss': 'dãy bài bỏ nằm ngửa',

  'howto.baloot.aim.1':
    'Bạn và người ngồi đối diện là đồng đội. Một bên mua ván và phải được nhiều điểm hơn bên kia. Bên nào có 152 điểm trận trước thì thắng.',
  'howto.baloot.cards.1':
    'Ba mươi hai lá, từ 7 đến át. Khi không có chủ, và ở các chất thường, thứ tự là A 10 K Q J 9 8 7. Ở chất chủ, bồi và 9 nhảy lên đầu: J 9 A 10 K Q 8 7.',
  'howto.baloot.cards.2':
    'Điểm: át 11, mười 10, già 4, đầm 3, bồi 2; ở chất chủ, bồi được 20 và chín được 14. Lượt ăn cuối thêm mười điểm.',
  'howto.baloot.cards.pic': 'Chất chủ: bồi và 9 đứng đầu.',
  'howto.baloot.deal.1':
    'Mỗi người năm lá, và một lá mở nằm ngửa. Lần lượt, bạn có thể mua lá đó theo Hokum, chất của nó là chủ, hoặc theo Sun, không có chủ; Sun cao hơn Hokum. Nếu mọi người bỏ lượt, vòng hai cho bạn gọi chất khác. Người mua lấy lá mở, và mọi người nhận cho đủ tám lá.',
  'howto.baloot.deal.2':
    'Ở vòng gọi đầu, người gọi thứ ba và thứ tư được gọi Ashkal, trừ khi lá mở là át: một ván Sun mà đồng đội lấy lá mở. Sau khi chia, bên kia có thể gấp đôi ván Hokum; ván Sun thì chỉ khi bên mua đã có hơn 100 điểm còn bên kia chưa.',
  'howto.baloot.play.1':
    'Phải theo chất. Trong Hokum, nếu không có chất vừa đi thì phải đánh chủ, trừ khi đồng đội đang thắng lượt; và khi đi chủ thì phải đánh lớn hơn nếu có. Người sau người chia đi trước.',
  'howto.baloot.play.2':
    'Trong lượt đầu bạn được báo bộ: ba lá liền cùng chất là Sira, bốn là 50, năm lá trở lên là 100, bốn lá mười, bồi, đầm hoặc già cũng là 100; bốn át là 400 trong Sun và 100 trong Hokum. Chỉ bên có bộ mạnh nhất được tính các bộ của mình. Già và đầm chủ trên cùng một tay là Baloot.',
  'howto.baloot.play.pic': 'Một bộ 50: bốn lá cơ liền nhau.',
  'howto.baloot.score.1.what': 'Sun',
  'howto.baloot.score.1.pays': 'chia nhau 26 điểm trận',
  'howto.baloot.score.2.what': 'Hokum',
  'howto.baloot.score.2.pays': 'chia nhau 16',
  'howto.baloot.score.3.what': 'Bên mua không thắng ván: Khasara',
  'howto.baloot.score.3.pays': 'bên kia lấy hết',
  'howto.baloot.score.4.what': 'Ăn cả tám lượt: Kaboot',
  'howto.baloot.score.4.pays': '44 trong Sun, 25 trong Hokum',
  'howto.baloot.score.5.what': 'Sira, 50, 100, 400',
  'howto.baloot.score.5.pays': '4, 10, 20, 40 trong Sun; 2, 5, 10 trong Hokum',
  'howto.baloot.score.6.what': 'Baloot',
  'howto.baloot.score.6.pays': '2, không bao giờ nhân lên',
  'howto.baloot.word.1': 'Hokum',
  'howto.baloot.word.1.gloss': 'ván có chủ',
  'howto.baloot.word.2': 'Sun',
  'howto.baloot.word.2.gloss': 'ván không chủ',
  'howto.baloot.word.3': 'Kawesh',
  'howto.baloot.word.3.gloss': 'xin chia lại khi bài không có gì',
  'howto.baloot.word.4': 'Sawa',
  'howto.baloot.word.4.gloss': 'lời nhận ăn mọi lượt còn lại',
  'howto.baloot.word.5': 'Gahwa',
  'howto.baloot.word.5.gloss': 'nấc gấp cuối cùng: ván này quyết định cả trận',

  'howto.santase.aim.1':
    'Một trận tay đôi. Gom đủ 66 điểm trong ván rồi hô lên. Thắng một ván được một, hai hoặc ba điểm trận; ai có mười một trước thì thắng.',
  'howto.santase.cards.1':
    'Hai mươi bốn lá. Thứ tự là A 10 K Q J 9: mười đứng trên già. Át 11, mười 10, già 4, đầm 3, bồi 2, chín không điểm.',
  'howto.santase.cards.pic': 'Từ lớn đến nhỏ, kèm số điểm.',
  'howto.santase.deal.1':
    'Mỗi người sáu lá. Lá tiếp theo được lật ngửa: chất của nó là chủ. Lá này nằm dưới nọc và được rút sau cùng.',
  'howto.santase.play.1':
    'Khi còn nọc, bạn đánh lại lá nào cũng được. Lá lớn hơn cùng chất đi trước ăn lượt, chủ bài ăn mọi chất khác. Cả hai rút bài, người ăn rút trước và đi trước.',
  'howto.santase.play.2':
    'Khi đi trước bạn còn có thể làm thế này. Cặp K–Q: đi già hoặc đầm của một cặp và được 20, nếu là chủ thì 40. Đổi: đưa lá 9 chủ để lấy lá đã lật. Đóng: đặt lá đã lật lên trên nọc, không ai rút nữa. Đổi và đóng cần ít nhất ba lá trong nọc.',
  'howto.santase.play.3':
    'Khi nọc đã đóng hoặc đã hết, phải đánh chặt chẽ: theo chất và đánh lớn hơn nếu có; không theo được thì đánh chủ.',
  'howto.santase.play.pic': 'Cặp K–Q cơ: đi một lá, cho xem lá kia, được 20 điểm.',
  'howto.santase.play.4':
    'Bàn cho thấy điểm của bạn; điểm bên kia phải tự nhẩm theo. Khi đi trước sau một lượt vừa ăn, hoặc ngay sau cặp K–Q, hãy hô 66 khi đã đủ. Hô quá sớm thì mất ván. Nếu không ai hô, hết bài ai nhiều điểm hơn thì thắng; ai đã đóng nọc thì phải đủ 66.',
  'howto.santase.score.1.what': 'Người thua có từ 33 điểm',
  'howto.santase.score.1.pays': '1 điểm trận',
  'howto.santase.score.2.what': 'Người thua có 1 đến 32',
  'howto.santase.score.2.pays': '2',
  'howto.santase.score.3.what': 'Người thua không có gì',
  'howto.santase.score.3.pays': '3',
  'howto.santase.score.4.what': 'Bạn hô 66 quá sớm',
  'howto.santase.score.4.pays': 'bên kia được 2, hoặc 3 nếu bạn đã đóng nọc',
  'howto.santase.score.5.what': 'Bạn đóng nọc mà không đạt',
  'howto.santase.score.5.pays': 'bên kia được 3',
  'howto.santase.word.1': 'cặp K–Q',
  'howto.santase.word.1.gloss': 'già và đầm cùng chất trên một tay',
  'howto.santase.word.2': 'đóng nọc',
  'howto.santase.word.2.gloss': 'ngừng rút bài; bạn hứa sẽ đạt 66',
  'howto.santase.word.3': 'nọc',
  'howto.santase.word.3.gloss': 'chồng bài để rút',
  'howto.santase.word.4': 'đánh chặt chẽ',
  'howto.santase.word.4.gloss': 'phải theo chất và đánh lớn hơn, khi không ai rút nữa',
};
